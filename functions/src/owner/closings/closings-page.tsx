import { toDutchDay } from 'shared/dutch-time.ts';
import {
  type ClosableForm,
  type Closing,
  closableForms,
  formatOpening,
  parseClosing,
} from 'shared/form-closing.ts';
import { maxDaysAhead } from 'shared/format-day.ts';
import type { Reader } from '../../database.ts';
import { Buttons, IgnoreEnter } from '../http/buttons.tsx';
import { type FieldRules, oneOf } from '../http/field-rules.ts';
import { formError } from '../http/form-feedback.ts';
import { readText } from '../http/form-text.ts';
import { parseMoment } from '../http/parse-moment.ts';
import type { Handler, OwnerRequest } from '../owner-request.ts';

const pageUrl = '/beheer/formulier';

export const closingFields: FieldRules = {
  formulier: oneOf(...closableForms),
  open: oneOf('ja', 'nee'),
};

const forms: Readonly<Record<ClosableForm, { name: string; effect: string }>> = {
  reviewForm: {
    name: 'Recensieformulier',
    effect:
      'Is het dicht, dan blijft staan wat er al staat. Wie aan het typen is, raakt niets kwijt.',
  },
  mailForm: {
    name: 'Mailformulier',
    effect:
      'Is het dicht, dan zien bezoekers uw telefoonnummer en WhatsApp. Uw gewone mail blijft werken.',
  },
};

type Closings = Record<ClosableForm, Closing | null>;

export async function loadClosings({ get }: Reader, now: number): Promise<Closings> {
  const load = async (form: ClosableForm) =>
    parseClosing((await get(`settings/${form}`)) ?? {}, now);
  return { reviewForm: await load('reviewForm'), mailForm: await load('mailForm') };
}

export function describeClosings(closings: Closings): string[] {
  return closableForms.flatMap((form) => {
    const closing = closings[form];
    return closing ? `Het ${forms[form].name.toLowerCase()} is dicht ${describeEnd(closing)}.` : [];
  });
}

const describeEnd = ({ until }: Closing) =>
  until === null ? 'tot u het weer opent' : `en gaat vanzelf weer open op ${formatOpening(until)}`;

export const showClosings: Handler = async ({ database, query, now }) => {
  const closings = await loadClosings(database, now);
  const pressed = closableForms.find((each) => each === query.get('gedaan'));
  const isOpen = pressed && !closings[pressed];
  const texts = [
    ...(isOpen ? [`Het ${forms[pressed].name.toLowerCase()} is open.`] : []),
    ...describeClosings(closings),
  ];
  return {
    title: 'Formulieren',
    banner: texts.length > 0 ? [pressed ? 'success' : 'warning', ...texts] : undefined,
    content: (
      <>
        <p>
          Komt er ineens veel rommel binnen, of bent u er even niet? Zet een formulier dicht. Het
          gaat vanzelf weer open, om 9.00 uur op de dag die u kiest.
        </p>
        {closableForms.map((form) => (
          <ClosingPart key={form} form={form} closing={closings[form]} now={now} />
        ))}
      </>
    ),
  };
};

type ClosingPartProps = { form: ClosableForm; closing: Closing | null; now: number };

function ClosingPart({ form, closing, now }: ClosingPartProps) {
  const { name, effect } = forms[form];
  const day = closing?.until ? toDutchDay(closing.until) : toDutchDay(now, 7);
  const isEarly = findOpening(toDutchDay(now)) > now;
  const labels = {
    nee: closing ? 'Verander de dag' : `Zet het ${name.toLowerCase()} dicht`,
    ...(closing && { ja: `Zet het ${name.toLowerCase()} weer open` }),
  };
  return (
    <form method="post" action={pageUrl} className="white-card">
      <IgnoreEnter />
      <h2>{name}</h2>
      <p>
        {closing ? 'Nu dicht.' : 'Staat open.'} {effect}
      </p>
      <input type="hidden" name="formulier" value={form} />
      <label>
        Weer open om 9.00 uur op
        <input
          name="dag"
          type="date"
          min={toDutchDay(now, isEarly ? 0 : 1).replaceAll('/', '-')}
          max={toDutchDay(now, maxDaysAhead).replaceAll('/', '-')}
          defaultValue={day.replaceAll('/', '-')}
        />
      </label>
      <div className="actions">
        <Buttons name="open" labels={labels} />
      </div>
    </form>
  );
}

export const changeClosing: Handler = async (request) => {
  const { database, form } = request;
  const closable = closableForms.find((each) => each === readText(form, 'formulier'));
  const change = readText(form, 'open') === 'ja' ? { open: true } : readDay(request);
  if (!closable || !change) {
    const text = 'Kies een latere dag, hooguit een jaar vooruit.';
    return { ...(await showClosings(request)), ...formError(text) };
  }
  await database.transact(async ({ set }) => set(`settings/${closable}`, change));
  return { redirect: `${pageUrl}?gedaan=${closable}` };
};

function findOpening(day: string): number {
  return parseMoment(day.replaceAll('/', '-'), '09:00') ?? Number.NaN;
}

function readDay({ form, now }: OwnerRequest) {
  const until = findOpening(readText(form, 'dag'));
  const isAllowed = until > now && toDutchDay(until) <= toDutchDay(now, maxDaysAhead);
  return isAllowed ? { open: false, until } : null;
}
