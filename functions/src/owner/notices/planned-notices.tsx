import { formatDayWithoutYear } from 'shared/format-day.ts';
import { describeNotice, findShown, type Notice } from 'shared/notice.ts';
import { Buttons, HiddenFields } from '../http/buttons.tsx';
import { composeNoticeUrl, noticeUrl, writeNotice } from './notice-form.tsx';

type PlannedNoticesProps = { notices: readonly Notice[]; today: string };

export function PlannedNotices({ notices, today }: PlannedNoticesProps) {
  const shown = findShown(notices, today);
  return (
    <>
      {!shown && <p>Er staat nu geen mededeling op de site.</p>}
      {notices.length > 0 && (
        <ul>
          {notices.map((notice) => (
            <li key={notice.id} className="white-card">
              <NoticeText notice={notice} today={today} />
              <p>{describeState(notice, notice === shown, today)}</p>
              <form method="post" action={composeNoticeUrl(notice.id)} className="actions">
                <HiddenFields fields={writeNotice(notice)} />
                <a href={composeNoticeUrl(notice.id)}>Verander</a>
                <Buttons
                  name="stap"
                  labels={{ weg: notice.from <= today ? 'Beëindig nu' : 'Gooi weg' }}
                />
              </form>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function NoticePreview({ notice, today }: { notice: Notice; today: string }) {
  return (
    <>
      <NoticeText notice={notice} today={today} />
      <p>{describePlan(notice, today)}</p>
    </>
  );
}

/** Stores a discarded notice again, without the form: that may have the text of a new notice. */
export function DiscardedNotice({ notice, today }: { notice: Notice; today: string }) {
  return (
    <form method="post" action={noticeUrl} className="white-card">
      <NoticeText notice={notice} today={today} />
      <HiddenFields fields={{ ...writeNotice(notice), was: 'null' }} />
      <Buttons name="stap" labels={{ bewaren: 'Zet terug' }} />
    </form>
  );
}

function NoticeText({ notice, today }: { notice: Notice; today: string }) {
  return (
    <p className="notice">
      <strong>{describeNotice(notice, today)}.</strong> {notice.text}
    </p>
  );
}

function describeState(notice: Notice, isShown: boolean, today: string): string {
  if (isShown) return `Nu op de site, tot en met ${formatDayWithoutYear(notice.until)}.`;
  if (notice.shownFrom > today) return `Gepland. ${describePlan(notice, today)}`;
  return 'Gepland. Nu gaat een andere mededeling voor.';
}

function describePlan(notice: Notice, today: string): string {
  const [first, last] = [notice.shownFrom, notice.until].map(formatDayWithoutYear);
  const days = `${notice.shownFrom > today ? first : 'vandaag'} tot en met ${last}`;
  return `Te zien vanaf ${days}, onderaan iedere bladzijde.`;
}
