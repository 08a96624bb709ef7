// One document stores all notices: those for every page, and the one for a full B&B.
import { toDutchDay } from 'shared/dutch-time.ts';
import { isBoarding, type Notice, noticeKinds, parseNotices } from 'shared/notice.ts';
import type { Transaction } from '../../database.ts';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { type FieldRules, oneOf, required } from '../page/field-rules.ts';
import {
  composeWas,
  conflict,
  type FormFeedback,
  formError,
  isConflict,
  previewFeedback,
} from '../page/form-feedback.ts';
import { readText } from '../page/form-text.ts';
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
import { NoticePreview, PlannedNotices } from './planned-notices.tsx';

const path = 'notices/current';
const maxNotices = { everywhere: 3, boarding: 1 };

export const noticeFields: FieldRules = {
  stap: oneOf('bewaren', 'bekijken', 'weg'),
  id: required,
};

const loadNotices = async ({ get }: Transaction) => parseNotices((await get(path)) ?? {});

export const showNotice: Handler = (request) => showNoticePage(request);

export const changeNotice: Handler = async (request) => {
  const { database, form, now } = request;
  const step = readText(form, 'stap');
  const typed = readNoticeForm(form);
  if (step === 'weg') return discardNotice(request, typed);
  const problems = findProblems(typed, now);
  const notice = problems.length === 0 && parseNotice(typed);
  if (!notice) return showNoticePage(request, typed, formError(...problems));
  if (step === 'bekijken') return showNoticePage(request, typed, previewFeedback);
  const feedback = await database.transact(async (transaction) => {
    const stored = await loadNotices(transaction);
    const before = stored.find(({ id }) => id === notice.id);
    if (isConflict(form, before, notice)) return conflict;
    const others = stored.filter(({ id, until }) => id !== notice.id && until >= toDutchDay(now));
    if (!hasRoom(others, notice)) return noRoom;
    const notices = [...others, notice].sort((a, b) => (a.from < b.from ? -1 : 1));
    transaction.set(path, { notices });
    return null;
  });
  return feedback
    ? showNoticePage(request, typed, feedback)
    : { redirect: `${composeNoticeUrl(null)}?gedaan=${encodeURIComponent(notice.id)}` };
};

const noRoom = formError('Er is geen plaats meer voor deze mededeling. Gooi er eerst een weg.');

async function discardNotice(request: OwnerRequest, typed: NoticeInput): Promise<Page> {
  const discarded = await request.database.transact(async (transaction) => {
    const stored = await loadNotices(transaction);
    transaction.set(path, { notices: stored.filter(({ id }) => id !== typed.id) });
    return stored.find(({ id }) => id === typed.id);
  });
  // Shows the stored text, not the sent one: another device may have changed it.
  return showNoticePage(request, discarded ? writeNotice(discarded) : typed, {
    banner: [
      'success',
      'De mededeling is weg.',
      'Wat erin stond, staat nog in het formulier. Met ‘Zet op de site’ komt het terug.',
    ],
  });
}

function hasRoom(others: readonly Notice[], notice: Pick<Notice, 'kind'>): boolean {
  const alike = others.filter((other) => isBoarding(other) === isBoarding(notice));
  return alike.length < (isBoarding(notice) ? maxNotices.boarding : maxNotices.everywhere);
}

async function showNoticePage(
  request: OwnerRequest,
  typed?: NoticeInput,
  feedback?: FormFeedback,
): Promise<Page> {
  const today = toDutchDay(request.now);
  const stored = await request.database.transact(loadNotices);
  const planned = stored.filter(({ until }) => until >= today);
  const id = typed?.id ?? request.query.get('id');
  const saved = planned.find((notice) => notice.id === request.query.get('gedaan'));
  const changed = planned.find((notice) => notice.id === id);
  const others = planned.filter((notice) => notice !== changed);
  const kinds = noticeKinds.filter((kind) => kind === typed?.kind || hasRoom(others, { kind }));
  const isWrong = feedback?.status === 400 && feedback !== noRoom;
  const isAtForm = (changed && !typed) || feedback === previewFeedback || isWrong;
  const fields = typed ?? (changed ? writeNotice(changed) : proposeNotice(today));
  const previewed = feedback === previewFeedback && typed && parseNotice(typed);
  return {
    title: 'Mededeling',
    banner: saved && ['success', 'De mededeling is bewaard.'],
    ...feedback,
    content: (
      <>
        {!isAtForm && <PlannedNotices notices={planned} today={today} />}
        {previewed && <NoticePreview notice={previewed} today={today} />}
        {kinds.length > 0 && (
          <>
            <h2>{changed ? 'Verander de mededeling' : 'Nieuwe mededeling'}</h2>
            <NoticeForm
              action={composeNoticeUrl(request.query.get('id'))}
              fields={fields}
              was={composeWas(request.form, changed, feedback)}
              kinds={kinds}
            />
          </>
        )}
        <small>
          U kunt er {maxNotices.everywhere} plannen, en een voor de B&B. De balk staat onderaan
          iedere bladzijde; ‘B&B volgeboekt’ staat alleen bij de B&B zelf en op de foto ervan op de
          voorpagina. Wie de site al open heeft, ziet een verandering zodra hij er weer naar kijkt.
        </small>
      </>
    ),
  };
}
