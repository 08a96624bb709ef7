// Shows and changes how soon a client can come.
import { maxNoticeLength } from 'shared/notice.ts';
import { findLengthProblem, readText } from '../http/form-text.ts';
import { describeOutcome } from '../http/respond.tsx';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { changeAgenda, loadAgenda } from './stored-agenda.ts';

const url = '/beheer/wachttijd';

export const showWaiting: Handler = async (request) => {
  const { waiting } = await loadAgenda(request.database, request.now);
  return drawWaiting(request, waiting);
};

export const changeWaiting: Handler = async (request) => {
  if (!request.form.has('waiting')) return { redirect: url };
  const waiting = readText(request.form, 'waiting');
  const problem = findLengthProblem('De tekst', waiting, maxNoticeLength);
  if (problem) return drawWaiting(request, waiting, problem);
  await changeAgenda(request, (agenda) => ({ ...agenda, waiting }));
  return { redirect: `${url}?gedaan=${waiting ? 'bewaard' : 'leeg'}` };
};

const confirmations = {
  bewaard: 'Deze zin staat op de site.',
  leeg: 'De site zegt nu niets over de wachttijd.',
};

function drawWaiting({ query }: OwnerRequest, waiting: string, problem?: string): Page {
  return {
    title: 'Wachttijd',
    url,
    ...describeOutcome(query, confirmations, problem),
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
