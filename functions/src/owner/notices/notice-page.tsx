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
  parseNotice,
  proposeNotice,
  readNoticeForm,
  writeNotice,
} from './notice-form.tsx';
import type { Subject } from './notice-subjects.ts';
import { DiscardedNotice, NoticePreview, PlannedNotices } from './planned-notices.tsx';
import { leaveOutEnded, loadAgenda, loadWholeAgenda, storeAgenda } from './stored-agenda.ts';

export const noticeFields: FieldRules = {
  stap: oneOf('bewaren', 'bekijken', 'weg'),
  id: required,
};

export const showNotices =
  (subject: Subject): Handler =>
  (request) =>
    showNoticePage(subject, request);

export const changeNotices =
  (subject: Subject): Handler =>
  async (request) => {
    const { database, form, now } = request;
    const step = readText(form, 'stap');
    const typed = readNoticeForm(form);
    if (step === 'weg') return discardNotice(subject, request, typed);
    const problems = findProblems(subject.kinds, typed, now);
    const notice = problems.length === 0 && parseNotice(typed);
    if (!notice) return showNoticePage(subject, request, typed, formError(...problems));
    if (step === 'bekijken') return showNoticePage(subject, request, typed, previewFeedback);
    const feedback = await database.transact(async (transaction) => {
      const stored = await loadWholeAgenda(transaction);
      const before = stored.notices.find(({ id }) => id === notice.id); // it may have ended
      const agenda = leaveOutEnded(stored, now);
      if (isConflict(form, before, notice)) return conflict;
      const others = agenda.notices.filter(({ id }) => id !== notice.id);
      if (listAlike(subject, others).length >= subject.most) return noRoom;
      const notices = [...others, notice].sort((a, b) => (a.from < b.from ? -1 : 1));
      storeAgenda(transaction, { ...agenda, notices });
      return null;
    });
    return feedback
      ? showNoticePage(subject, request, typed, feedback)
      : { redirect: `${subject.path}?gedaan=${encodeURIComponent(notice.id)}` };
  };

const noRoom = formError('Er is geen plaats meer voor deze mededeling. Gooi er eerst een weg.');

async function discardNotice(
  subject: Subject,
  request: OwnerRequest,
  typed: NoticeInput,
): Promise<Page> {
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
  return showNoticePage(subject, page, undefined, { banner: ['success', ...texts] }, discarded);
}

function listAlike({ kinds }: Subject, notices: readonly Notice[]): Notice[] {
  return notices.filter(({ kind }) => kinds.includes(kind));
}

async function showNoticePage(
  subject: Subject,
  request: OwnerRequest,
  typed?: NoticeInput,
  feedback?: FormFeedback,
  discarded?: Notice | null,
): Promise<Page> {
  const { title, path, kinds, most, about } = subject;
  const { query, form } = request;
  const today = toDutchDay(request.now);
  const planned = listAlike(subject, (await loadAgenda(request.database, request.now)).notices);
  const id = typed?.id ?? query.get('id');
  const saved = planned.find((notice) => notice.id === query.get('gedaan'));
  const changed = planned.find((notice) => notice.id === id);
  const others = planned.filter((notice) => notice !== changed);
  const isWrong = feedback?.status === 400 && feedback !== noRoom;
  const isAtForm = (changed && !typed) || feedback === previewFeedback || isWrong;
  const fields = typed ?? (changed ? writeNotice(changed) : proposeNotice(kinds[0], today));
  const previewed = feedback === previewFeedback && typed && parseNotice(typed);
  return {
    title,
    url: composeNoticeUrl(path, query.get('id')),
    banner: saved && ['success', 'De mededeling is bewaard.'],
    ...feedback,
    content: (
      <>
        {discarded && <DiscardedNotice path={path} notice={discarded} today={today} />}
        {!isAtForm && <PlannedNotices path={path} notices={planned} today={today} />}
        {previewed && <NoticePreview notice={previewed} today={today} />}
        {typed || others.length < most ? (
          <>
            <h2>{changed ? 'Verander dit' : 'Voeg toe'}</h2>
            <NoticeForm
              action={composeNoticeUrl(path, query.get('id'))}
              fields={fields}
              was={composeWas(form, changed, feedback)}
              kinds={kinds}
            />
          </>
        ) : (
          <p>
            Er staan er {most} gepland, en meer kan niet. Wilt u er een bij? Gooi er dan hierboven
            eerst een weg, of verander er een.
          </p>
        )}
        <small>
          U kunt er {most} plannen. {about} Wie de site al open heeft, ziet een verandering zodra
          hij er weer naar kijkt.
        </small>
      </>
    ),
  };
}
