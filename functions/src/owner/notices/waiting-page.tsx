import { maxNoticeLength } from 'shared/notice.ts';
import { type FieldRules, required } from '../http/field-rules.ts';
import {
  composeWas,
  conflict,
  type FormFeedback,
  formError,
  isConflict,
} from '../http/form-feedback.ts';
import { readText } from '../http/form-text.ts';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { loadAgenda, storeAgenda } from './stored-agenda.ts';

const url = '/beheer/wachttijd';

export const waitingFields: FieldRules = { was: required };

export const showWaiting: Handler = (request) => showWaitingPage(request);

export const changeWaiting: Handler = async (request) => {
  const { database, form, now } = request;
  const waiting = readText(form, 'text');
  const { length } = waiting;
  if (length > maxNoticeLength) {
    const problem = `De tekst heeft ${length} tekens. Er passen er ${maxNoticeLength} in.`;
    return showWaitingPage(request, formError(problem));
  }
  const isStored = await database.transact(async (transaction) => {
    const agenda = await loadAgenda(transaction, now);
    if (isConflict(form, agenda.waiting, waiting)) return false;
    storeAgenda(transaction, { ...agenda, waiting });
    return true;
  });
  return isStored ? { redirect: `${url}?gedaan=bewaard` } : showWaitingPage(request, conflict);
};

async function showWaitingPage(request: OwnerRequest, feedback?: FormFeedback): Promise<Page> {
  const { database, query, form, now } = request;
  const { waiting } = await loadAgenda(database, now);
  return {
    title: 'Wachttijd',
    banner: query.has('gedaan') ? ['success', 'Het staat op de site.'] : undefined,
    ...feedback,
    content: (
      <>
        {feedback === conflict && <p className="notice">{waiting || 'De site zegt nu niets.'}</p>}
        <form method="post" action={url} className="white-card">
          <input type="hidden" name="was" value={composeWas(form, waiting, feedback)} />
          <label>
            Hoe snel kan een klant terecht?
            <small>
              Zoals: U kunt meestal binnen twee weken terecht. Of: Ik neem nu even geen nieuwe
              klanten aan. Is het leeg, dan zegt de site er niets over.
            </small>
            <textarea
              name="text"
              rows={3}
              defaultValue={form.has('text') ? readText(form, 'text') : waiting}
            />
          </label>
          <button type="submit">Zet op de site</button>
        </form>
      </>
    ),
  };
}
