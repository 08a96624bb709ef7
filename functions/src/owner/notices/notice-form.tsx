import { randomUUID } from 'node:crypto';
import { toDutchDay } from 'shared/dutch-time.ts';
import { isDay } from 'shared/is-day.ts';
import {
  maxNoticeLength,
  type Notice,
  noticeKinds,
  noticeLabels,
  parseNotices,
} from 'shared/notice.ts';
import { Buttons, HiddenFields, IgnoreEnter } from '../http/buttons.tsx';
import { readText } from '../http/form-text.ts';

/** `ahead`: how many weeks before its first day a notice appears on the site. */
export type NoticeInput = Record<Exclude<keyof Notice, 'shownFrom'> | 'ahead', string>;

export const noticeUrl = '/beheer/mededeling';

/** One url per notice, because drafts are kept per url. `id`: null for a new notice. */
export function composeNoticeUrl(id: string | null): string {
  return noticeUrl + (id ? `?id=${encodeURIComponent(id)}` : '');
}

const maxDaysAhead = 364; // a later day without its year would be ambiguous

const weeks = { 0: 'Niet', 1: 'Een week', 2: 'Twee weken' };

export function readNoticeForm(form: FormData): NoticeInput {
  return {
    id: readText(form, 'id'),
    kind: readText(form, 'kind'),
    text: readText(form, 'text'),
    from: readText(form, 'from').replaceAll('-', '/'),
    until: readText(form, 'until').replaceAll('-', '/'),
    ahead: readText(form, 'ahead'),
  };
}

/** Gives a new notice its id in the form, so that sending the form twice stores it once. */
export function proposeNotice(today: string): NoticeInput {
  return { id: randomUUID(), kind: 'holiday', text: '', from: today, until: today, ahead: '2' };
}

export function parseNotice({ ahead, ...typed }: NoticeInput): Notice | null {
  const [notice] = parseNotices({ notices: [typed] });
  return notice ? { ...notice, shownFrom: findEarlier(notice.from, ahead) } : null;
}

export function writeNotice({ shownFrom, ...notice }: Notice): NoticeInput {
  const ahead = Object.keys(weeks).find((each) => findEarlier(notice.from, each) === shownFrom);
  return { ...notice, ahead: ahead ?? '0' };
}

function findEarlier(day: string, weeks: string): string {
  return toDutchDay(Date.parse(day.replaceAll('/', '-')), -7 * Number(weeks));
}

export function findProblems(typed: NoticeInput, now: number): string[] {
  const { kind, text, from, until } = typed;
  const problems = [
    !noticeKinds.some((known) => known === kind) && 'Kies waar het over gaat.',
    text.length > maxNoticeLength &&
      `De tekst heeft ${text.length} tekens. Er passen er ${maxNoticeLength} in.`,
    !isDay(from) && 'Kies de eerste dag.',
    !isDay(until) && 'Kies de laatste dag.',
    isDay(until) && until < from && 'De laatste dag ligt vóór de eerste dag.',
    isDay(until) && until < toDutchDay(now) && 'De laatste dag is al voorbij.',
    isDay(until) &&
      until > toDutchDay(now, maxDaysAhead) &&
      'De laatste dag ligt te ver weg: hooguit een jaar vooruit kan.',
    !Object.hasOwn(weeks, typed.ahead) && 'Kies hoelang u het vooraf laat zien.',
  ];
  return problems.filter((problem) => problem !== false);
}

type NoticeFormProps = { action: string; fields: NoticeInput; was: string };

export function NoticeForm({ action, fields, was }: NoticeFormProps) {
  return (
    <form method="post" action={action}>
      <IgnoreEnter />
      <HiddenFields fields={{ was, id: fields.id }} />
      <Choices
        legend="Waar gaat het over?"
        name="kind"
        labels={noticeLabels}
        chosen={fields.kind}
      />
      <label>
        Eerste dag dat het geldt
        <input name="from" type="date" defaultValue={fields.from.replaceAll('/', '-')} />
      </label>
      <label>
        Laatste dag dat het geldt
        <input name="until" type="date" defaultValue={fields.until.replaceAll('/', '-')} />
      </label>
      <Choices legend="Vooraf laten zien" name="ahead" labels={weeks} chosen={fields.ahead} />
      <label>
        Tekst
        <small>
          Mag leeg blijven: de dagen staan er vanzelf bij. Hooguit {maxNoticeLength} tekens.
        </small>
        <textarea name="text" rows={4} defaultValue={fields.text} />
      </label>
      <div className="actions">
        <Buttons name="stap" labels={{ bewaren: 'Zet op de site', bekijken: 'Bekijk eerst' }} />
      </div>
    </form>
  );
}

type ChoicesProps = {
  legend: string;
  name: string;
  labels: Readonly<Record<string, string>>;
  chosen: string;
};

function Choices({ legend, name, labels, chosen }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {Object.entries(labels).map(([value, label]) => (
        <label key={value} className="choice">
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
