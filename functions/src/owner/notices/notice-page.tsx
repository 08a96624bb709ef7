// What everyone is told, and when the B&B is full: all in one document, which firestore.rules names.
import { findDay } from 'shared/dutch-time.ts';
import { isBoarding, type Notice, noticeKinds, readNotices } from 'shared/notice.ts';
import type { Transaction } from '../../database.ts';
import {
  type Action,
  type ActionResult,
  changedElsewhere,
  isChangedElsewhere,
  preview,
  type Refusal,
  readText,
  readVersion,
  refuse,
  type Visit,
} from '../owner-request.ts';
import {
  composeNoticeUrl,
  findProblems,
  NoticeForm,
  parseNotice,
  proposeNotice,
  readTyped,
  type TypedNotice,
  writeNotice,
} from './notice-form.tsx';
import { NoticePreview, PlannedNotices } from './planned-notices.tsx';

const path = 'notices/current';
const most = { everywhere: 3, boarding: 1 };

const readStored = async ({ get }: Transaction) => readNotices((await get(path)) ?? {});

export const changeNotice: Action = async (visit) => {
  const { database, form, now } = visit;
  const step = readText(form, 'stap');
  const typed = readTyped(form);
  if (step === 'weg') return throwAway(visit, typed);
  const problems = findProblems(typed, now);
  const notice = problems.length === 0 && parseNotice(typed);
  if (!notice) return showNotice(visit, typed, refuse(...problems));
  if (step === 'bekijken') return showNotice(visit, typed, preview);
  const refusal = await database.transact(async (transaction) => {
    const stored = await readStored(transaction);
    const before = stored.find(({ id }) => id === notice.id);
    if (isChangedElsewhere(visit, before, notice)) return changedElsewhere;
    const others = stored.filter(({ id, until }) => id !== notice.id && until >= findDay(now));
    if (!hasRoom(others, notice)) return noRoom;
    const notices = [...others, notice].sort((a, b) => (a.from < b.from ? -1 : 1));
    transaction.set(path, { notices });
    return null;
  });
  return refusal
    ? showNotice(visit, typed, refusal)
    : { redirect: `${composeNoticeUrl(null)}?klaar` };
};

const noRoom = refuse('Er is geen plaats meer voor deze mededeling. Gooi er eerst een weg.');

/** What it said is in no document any more: this page is the only place that has it. */
async function throwAway(visit: Visit, typed: TypedNotice): Promise<ActionResult> {
  const thrown = await visit.database.transact(async (transaction) => {
    const stored = await readStored(transaction);
    transaction.set(path, { notices: stored.filter(({ id }) => id !== typed.id) });
    return stored.find(({ id }) => id === typed.id);
  });
  // Another device may have changed it, and at a second press it is not there any more.
  return showNotice(visit, thrown ? writeNotice(thrown) : typed, {
    banner: [
      'success',
      'De mededeling is weg.',
      'Wat erin stond, staat nog in het formulier. Met ‘Zet op de site’ komt het terug.',
    ],
  });
}

function hasRoom(others: readonly Notice[], notice: Pick<Notice, 'kind'>): boolean {
  const alike = others.filter((other) => isBoarding(other) === isBoarding(notice));
  return alike.length < (isBoarding(notice) ? most.boarding : most.everywhere);
}

export async function showNotice(
  visit: Visit,
  typed?: TypedNotice,
  refusal?: Refusal,
): Promise<ActionResult> {
  const today = findDay(visit.now);
  const stored = await visit.database.transact(readStored);
  const planned = stored.filter(({ until }) => until >= today);
  const id = typed?.id ?? visit.query.get('id');
  const changed = planned.find((notice) => notice.id === id);
  const others = planned.filter((notice) => notice !== changed);
  // What was typed stays in its form, also when there is no room for it.
  const kinds = noticeKinds.filter((kind) => kind === typed?.kind || hasRoom(others, { kind }));
  const isWrong = refusal?.status === 400 && refusal !== noRoom;
  const isAtForm = (changed && !typed) || refusal === preview || isWrong; // nothing else matters
  const fields = typed ?? (changed ? writeNotice(changed) : proposeNotice(today));
  const previewed = refusal === preview && typed && parseNotice(typed);
  return {
    title: 'Mededeling',
    banner: visit.query.has('klaar') ? ['success', 'De mededeling is bewaard.'] : undefined,
    ...refusal,
    content: (
      <>
        {!isAtForm && <PlannedNotices notices={planned} today={today} />}
        {previewed && <NoticePreview notice={previewed} today={today} />}
        {kinds.length > 0 && (
          <>
            <h2>{changed ? 'Verander de mededeling' : 'Nieuwe mededeling'}</h2>
            <NoticeForm
              action={composeNoticeUrl(visit.query.get('id'))}
              fields={fields}
              version={readVersion(visit, changed, refusal)}
              kinds={kinds}
            />
          </>
        )}
        <small>
          U kunt er {most.everywhere} plannen, en een voor de B&B. De balk staat onderaan iedere
          bladzijde; ‘B&B volgeboekt’ staat alleen bij de B&B zelf en op de foto ervan op de
          voorpagina. Wie de site al open heeft, ziet een verandering zodra hij er weer naar kijkt.
        </small>
      </>
    ),
  };
}
