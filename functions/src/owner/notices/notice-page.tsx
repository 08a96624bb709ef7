import { isDeepStrictEqual } from 'node:util';
import { toDutchDay } from 'shared/dutch-time.ts';
import { formatDayWithoutYear } from 'shared/format-day.ts';
import { isDay } from 'shared/is-day.ts';
import { describeNotice, maxNoticeLength, type Notice, noticeLabels } from 'shared/notice.ts';
import { findLengthProblem, readText } from '../http/form-text.ts';
import { composeRefusal, type Outcome } from '../http/outcome.ts';
import type { Banner, Handler, OwnerRequest, Page } from '../owner-request.ts';
import { createNotice, NoticeFields, readNotice, type TypedNotice } from './notice-fields.tsx';
import { changeAgenda, loadAgenda } from './stored-agenda.ts';

const url = '/beheer/mededelingen';

/** A notice appears on the site this many days before its first day. */
const daysShownBefore = 14;
/** A later day without its year would be ambiguous on the site. */
const maxDaysAhead = 364;

export const showNotices: Handler = async (request) => {
  const publishedId = request.query.get('gedaan');
  const { notices } = await loadAgenda(request.database, request.now);
  const notice = notices.find(({ id }) => id === publishedId);
  const today = toDutchDay(request.now);
  return drawNotices(request, {
    typed: createNotice(today),
    banner: notice && { kind: 'success', text: describePublished(notice, today) },
  });
};

export const publishNotice: Handler = async (request) => {
  const typed = readNotice(request.form);
  const problem = findProblem(typed, request.now);
  if (problem) return drawNotices(request, { ...composeRefusal(problem), typed });
  const notice = composeNotice(typed);
  await changeAgenda(request, (agenda) => {
    const others = agenda.notices.filter(({ id }) => id !== notice.id);
    const notices = [...others, notice].sort((a, b) => a.from.localeCompare(b.from));
    return { ...agenda, notices };
  });
  const query = new URLSearchParams({ gedaan: notice.id });
  return { redirect: `${url}?${query}` };
};

/** Fills in the discarded notice, so that publishing it again changes or restores it. What the
 * owner typed for another notice stays instead. */
export const discardNotice: Handler = async (request) => {
  const today = toDutchDay(request.now);
  const typed = readNotice(request.form);
  const id = readText(request.form, 'weg');
  const stored = await loadAgenda(request.database, request.now);
  const discarded = stored.notices.find((notice) => notice.id === id);
  if (!discarded) {
    const banner: Banner = { kind: 'warning', text: 'Deze mededeling was al weg.' };
    return drawNotices(request, { typed, banner, status: 404 });
  }
  await changeAgenda(request, (agenda) => {
    const notices = agenda.notices.filter((notice) => notice.id !== id);
    return { ...agenda, notices };
  });
  const gone = `“${describeNotice(discarded, today)}” is weg.`;
  const hasTyped = !isDeepStrictEqual(typed, createNotice(today));
  if (hasTyped) {
    const banner: Banner = { kind: 'success', text: gone };
    return drawNotices(request, { typed, banner });
  }
  const from = discarded.from < today ? today : discarded.from;
  return drawNotices(request, {
    typed: { ...discarded, from },
    banner: {
      kind: 'success',
      text: `${gone} Hieronder kunt u haar veranderen, of terugzetten.`,
    },
  });
};

/** Named by its days, so that sending the form twice stores the notice once. */
function composeNotice(typed: TypedNotice): Notice {
  const { kind, from, until } = typed;
  const id = `${kind} ${from} ${until}`;
  const firstDay = Date.parse(from.replaceAll('/', '-'));
  const shownFrom = toDutchDay(firstDay, -daysShownBefore);
  return { id, ...typed, shownFrom };
}

/** Bounds the days: a first day in the year 0026 would say "Gesloten" on every page today. */
function findProblem({ kind, from, until, text }: TypedNotice, now: number): string | null {
  const lengthProblem = findLengthProblem('De tekst', text, maxNoticeLength);
  if (lengthProblem) return lengthProblem;
  if (!Object.hasOwn(noticeLabels, kind)) return 'Kies waar het over gaat.';
  if (!isDay(from) || from < toDutchDay(now)) return 'Kies als eerste dag vandaag of later.';
  if (!isDay(until) || until < from) return 'Kies een laatste dag die niet voor de eerste ligt.';
  const lastDay = toDutchDay(now, maxDaysAhead);
  if (until > lastDay) return 'De laatste dag ligt te ver weg: hooguit een jaar vooruit kan.';
  return null;
}

function describePublished(notice: Notice, today: string): string {
  const title = describeNotice(notice, today);
  if (notice.shownFrom <= today) return `“${title}” staat op de site.`;
  const day = formatDayWithoutYear(notice.shownFrom);
  return `“${title}” is bewaard, en staat vanaf ${day} op de site.`;
}

type NoticesPage = Outcome & { typed: TypedNotice };

/** One form has every button of the page, so that each of them sends what the owner typed. */
async function drawNotices(request: OwnerRequest, page: NoticesPage): Promise<Page> {
  const { typed, ...outcome } = page;
  const { notices } = await loadAgenda(request.database, request.now);
  const today = toDutchDay(request.now);
  return {
    title: 'Mededelingen',
    url,
    ...outcome,
    content: (
      <form method="post" action={url}>
        <div className="white-card">
          <h2>Nieuwe mededeling</h2>
          <NoticeFields typed={typed} />
          <button type="submit">Zet op de site</button>
        </div>
        {notices.length > 0 ? <h2>Op de site</h2> : <p>Er staat nu geen mededeling op de site.</p>}
        <ul>
          {notices.map((notice) => (
            <li key={notice.id} className="white-card">
              <strong>{describeNotice(notice, today)}</strong>
              {notice.text && <p>{notice.text}</p>}
              {today < notice.shownFrom && (
                <small>Staat vanaf twee weken vooraf op iedere bladzijde.</small>
              )}
              <button
                type="submit"
                name="weg"
                value={notice.id}
                formAction={`${url}/weg`}
                className="quiet"
              >
                Gooi weg
              </button>
            </li>
          ))}
        </ul>
      </form>
    ),
  };
}
