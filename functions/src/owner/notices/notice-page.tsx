// Shows and changes the notices, and how soon a client can come.
import { toDutchDay } from 'shared/dutch-time.ts';
import { isDay } from 'shared/is-day.ts';
import { describeNotice, maxNoticeLength, type Notice, noticeLabels } from 'shared/notice.ts';
import { Buttons } from '../http/buttons.tsx';
import { readText } from '../http/form-text.ts';
import { describeOutcome } from '../http/respond.tsx';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { changeAgenda, loadAgenda } from './stored-agenda.ts';

const url = '/beheer/mededelingen';

/** A notice appears on the site this many days before its first day. */
const daysAhead = 14;

/** A later day without its year would be ambiguous on the site. */
const maxDaysAhead = 364;

export const showNotices: Handler = (request) => drawNotices(request);

export const changeNotices: Handler = async (request) => {
  const { form } = request;
  const text = readText(form, 'text');
  const step = readText(form, 'stap');
  if (!['plaatsen', 'wachttijd'].includes(step) && !form.has('weg')) return { redirect: url };
  const problem = findTextProblem(text) ?? (step === 'plaatsen' ? findProblem(request) : null);
  if (problem) return drawNotices(request, problem);
  const added = step === 'plaatsen' ? [composeNotice(form, text)] : [];
  const gone = added[0]?.id ?? readText(form, 'weg');
  await changeAgenda(request, (agenda) => {
    if (step === 'wachttijd') return { ...agenda, waiting: text };
    const notices = [...agenda.notices.filter(({ id }) => id !== gone), ...added];
    return { ...agenda, notices: notices.sort((a, b) => (a.from < b.from ? -1 : 1)) };
  });
  return { redirect: `${url}?gedaan=${form.has('weg') ? 'weg' : 'bewaard'}` };
};

function readNotice(form: FormData): [kind: Notice['kind'], from: string, until: string] {
  const [from = '', until = ''] = ['from', 'until'].map((name) =>
    readText(form, name).replaceAll('-', '/'),
  );
  return [readText(form, 'kind') as Notice['kind'], from, until];
}

/** Named by its days, so that sending the form twice stores the notice once. */
function composeNotice(form: FormData, text: string): Notice {
  const [kind, from, until] = readNotice(form);
  const shownFrom = toDutchDay(Date.parse(from.replaceAll('/', '-')), -daysAhead);
  return { id: `${kind} ${from} ${until}`, kind, text, from, until, shownFrom };
}

function findTextProblem({ length }: string): string | null {
  if (length <= maxNoticeLength) return null;
  return `De tekst heeft ${length} tekens. Er passen er ${maxNoticeLength} in.`;
}

/** Bounds the days: a first day in the year 0026 would say "Gesloten" on every page today. */
function findProblem({ form, now }: OwnerRequest): string | null {
  const [kind, from, until] = readNotice(form);
  if (!Object.hasOwn(noticeLabels, kind)) return 'Kies waar het over gaat.';
  if (!isDay(from) || from < toDutchDay(now)) return 'Kies als eerste dag vandaag of later.';
  if (!isDay(until) || until < from) return 'Kies een laatste dag die niet voor de eerste ligt.';
  if (until <= toDutchDay(now, maxDaysAhead)) return null;
  return 'De laatste dag ligt te ver weg: hooguit een jaar vooruit kan.';
}

const confirmations = {
  bewaard: 'Het staat op de site.',
  weg: 'De mededeling is weg.',
};

/** `problem`: why a form was refused. Its fields then show what the owner typed. */
async function drawNotices(request: OwnerRequest, problem?: string): Promise<Page> {
  const { database, query, form, now } = request;
  const { notices, waiting } = await loadAgenda(database, now);
  const today = toDutchDay(now);
  return {
    title: 'Mededelingen',
    url,
    ...describeOutcome(query, confirmations, problem),
    content: (
      <>
        {notices.length === 0 && <p>Er staat nu geen mededeling op de site.</p>}
        <ul>
          {notices.map(({ id, ...notice }) => (
            <li key={id} className="white-card">
              <strong>{describeNotice({ id, ...notice }, today)}</strong>
              {notice.text && <p>{notice.text}</p>}
              {today < notice.shownFrom && (
                <small>Staat vanaf twee weken vooraf op iedere bladzijde.</small>
              )}
              <form method="post" action={url}>
                <Buttons name="weg" labels={{ [id]: 'Gooi weg' }} />
              </form>
            </li>
          ))}
        </ul>
        <NoticeForm form={form} today={today} />
        <form method="post" action={url} className="white-card">
          <label>
            Hoe snel kan een klant terecht?
            <small>
              Zoals: U kunt meestal binnen twee weken terecht. Leeg: dan staat er niets.
            </small>
            <textarea
              name="text"
              rows={3}
              defaultValue={
                readText(form, 'stap') === 'wachttijd' ? readText(form, 'text') : waiting
              }
            />
          </label>
          <Buttons name="stap" labels={{ wachttijd: 'Bewaar' }} />
        </form>
      </>
    ),
  };
}

function NoticeForm({ form, today }: { form: FormData; today: string }) {
  const typed = readText(form, 'stap') === 'plaatsen' ? form : new FormData();
  const chosen = readText(typed, 'kind') || 'closed';
  const findDay = (name: string) => readText(typed, name) || today.replaceAll('/', '-');
  return (
    <form method="post" action={url} className="white-card">
      <h2>Nieuwe mededeling</h2>
      <fieldset>
        <legend>Waar gaat het over?</legend>
        {Object.entries(noticeLabels).map(([kind, label]) => (
          <label key={kind} className="choice">
            <input type="radio" name="kind" value={kind} defaultChecked={kind === chosen} />
            {label}
          </label>
        ))}
      </fieldset>
      <label>
        Eerste dag
        <input name="from" type="date" defaultValue={findDay('from')} />
      </label>
      <label>
        Laatste dag
        <input name="until" type="date" defaultValue={findDay('until')} />
      </label>
      <label>
        Tekst
        <small>Mag leeg blijven: de dagen staan er vanzelf bij.</small>
        <textarea name="text" rows={3} defaultValue={readText(typed, 'text')} />
      </label>
      <Buttons name="stap" labels={{ plaatsen: 'Zet op de site' }} />
    </form>
  );
}
