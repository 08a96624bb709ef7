import { toDutchDay } from 'shared/dutch-time.ts';
import type { Notice } from 'shared/notice.ts';
import { type FieldRules, oneOf, required } from '../http/field-rules.ts';
import {
  composeWas,
  conflict,
  type FormFeedback,
  formError,
  isConflict,
  previewFeedback,
} from '../http/form-feedback.ts';
import { readText } from '../http/form-text.ts';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import {
  composeNoticeUrl,
  findProblems,
  NoticeForm,
  type NoticeInput,
  noticeUrl,
  parseNotice,
  proposeNotice,
  readNoticeForm,
  writeNotice,
} from './notice-form.tsx';
import { DiscardedNotice, NoticePreview, PlannedNotices } from './planned-notices.tsx';
import { leaveOutEnded, loadAgenda, loadWholeAgenda, storeAgenda } from './stored-agenda.ts';

export const noticeFields: FieldRules = {
  stap: oneOf('bewaren', 'bekijken', 'weg'),
  id: required,
};

export const showNotices: Handler = (request) => showNoticePage(request);

export const changeNotices: Handler = async (request) => {
  const { database, form, now } = request;
  const step = readText(form, 'stap');
  const typed = readNoticeForm(form);
  if (step === 'weg') return discardNotice(request, typed);
  const problems = findProblems(typed, now);
  const notice = problems.length === 0 && parseNotice(typed);
  if (!notice) return showNoticePage(request, typed, formError(...problems));
  if (step === 'bekijken') return showNoticePage(request, typed, previewFeedback);
  const isStored = await database.transact(async (transaction) => {
    const stored = await loadWholeAgenda(transaction);
    const before = stored.notices.find(({ id }) => id === notice.id); // it may have ended
    const agenda = leaveOutEnded(stored, now);
    if (isConflict(form, before, notice)) return false;
    const others = agenda.notices.filter(({ id }) => id !== notice.id);
    const notices = [...others, notice].sort((a, b) => (a.from < b.from ? -1 : 1));
    storeAgenda(transaction, { ...agenda, notices });
    return true;
  });
  return isStored
    ? { redirect: `${noticeUrl}?gedaan=${encodeURIComponent(notice.id)}` }
    : showNoticePage(request, typed, conflict);
};

async function discardNotice(request: OwnerRequest, typed: NoticeInput): Promise<Page> {
  const stored = await request.database.transact(async (transaction) => {
    const agenda = await loadAgenda(transaction, request.now);
    const notices = agenda.notices.filter(({ id }) => id !== typed.id);
    storeAgenda(transaction, { ...agenda, notices });
    return agenda.notices.find(({ id }) => id === typed.id);
  });
  // Shows the stored text, not the sent one: another device may have changed it.
  const discarded = stored ?? parseNotice(typed);
  const page = { ...request, query: new URLSearchParams(), form: new FormData() };
  const texts = ['Dit is weg.', ...(discarded ? ['Met ‘Zet terug’ komt het terug.'] : [])];
  return showNoticePage(page, undefined, { banner: ['success', ...texts] }, discarded);
}

async function showNoticePage(
  request: OwnerRequest,
  typed?: NoticeInput,
  feedback?: FormFeedback,
  discarded?: Notice | null,
): Promise<Page> {
  const { query, form } = request;
  const today = toDutchDay(request.now);
  const { notices } = await loadAgenda(request.database, request.now);
  const id = typed?.id ?? query.get('id');
  const saved = notices.find((notice) => notice.id === query.get('gedaan'));
  const changed = notices.find((notice) => notice.id === id);
  const isWrong = feedback?.status === 400;
  const isAtForm = (changed && !typed) || feedback === previewFeedback || isWrong;
  const fields = typed ?? (changed ? writeNotice(changed) : proposeNotice(today));
  const previewed = feedback === previewFeedback && typed && parseNotice(typed);
  const url = composeNoticeUrl(query.get('id'));
  return {
    title: 'Mededeling',
    url,
    banner: saved && ['success', 'De mededeling is bewaard.'],
    ...feedback,
    content: (
      <>
        {discarded && <DiscardedNotice notice={discarded} today={today} />}
        {!isAtForm && <PlannedNotices notices={notices} today={today} />}
        {previewed && <NoticePreview notice={previewed} today={today} />}
        <h2>{changed ? 'Verander dit' : 'Voeg toe'}</h2>
        <NoticeForm action={url} fields={fields} was={composeWas(form, changed, feedback)} />
        <small>
          De balk staat onderaan iedere bladzijde. Alle dagen van een volle B&B staan ook meteen op
          de bladzijde van de B&B. Wie de site al open heeft, ziet een verandering zodra hij er weer
          naar kijkt.
        </small>
      </>
    ),
  };
}
