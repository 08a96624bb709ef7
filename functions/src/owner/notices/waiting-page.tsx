// Shows and changes how soon a client can come.
import { maxNoticeLength } from 'shared/notice.ts';
import { findLengthProblem, readText } from '../http/form-text.ts';
import { composeRefusal, findConfirmation, type Outcome } from '../http/outcome.ts';
import type { Handler, Page } from '../owner-request.ts';
import { changeAgenda, loadAgenda } from './stored-agenda.ts';

const url = '/beheer/wachttijd';

export const showWaiting: Handler = async ({ database, now, query }) => {
  const { waiting } = await loadAgenda(database, now);
  const banner = findConfirmation(query, confirmations);
  return drawWaiting(waiting, { banner });
};

export const changeWaiting: Handler = async (request) => {
  if (!request.form.has('waiting')) return { redirect: url }; // an incomplete form clears nothing
  const waiting = readText(request.form, 'waiting');
  const problem = findLengthProblem('De tekst', waiting, maxNoticeLength);
  if (problem) return drawWaiting(waiting, composeRefusal(problem));
  await changeAgenda(request, (agenda) => ({ ...agenda, waiting }));
  const result = waiting ? 'bewaard' : 'leeg';
  return { redirect: `${url}?gedaan=${result}` };
};

const confirmations = {
  bewaard: 'Deze zin staat op de site.',
  leeg: 'De site zegt nu niets over de wachttijd.',
};

function drawWaiting(waiting: string, outcome: Outcome): Page {
  return {
    title: 'Wachttijd',
    url,
    ...outcome,
    content: (
      <form method="post" action={url} className="white-card">
        <label>
          Hoe snel kan een klant terecht?
          <small>Zoals: U kunt meestal binnen twee weken terecht. Leeg: dan staat er niets.</small>
          <textarea name="waiting" rows={3} defaultValue={waiting} />
        </label>
        <button type="submit">Bewaar</button>
      </form>
    ),
  };
}
