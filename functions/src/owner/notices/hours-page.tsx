// Changes the waiting time, and the telephone hours of single days.
import type { Agenda, PhoneDay } from 'shared/agenda.ts';
import { toDutchDay } from 'shared/dutch-time.ts';
import { maxDaysAhead } from 'shared/format-day.ts';
import { isDay } from 'shared/is-day.ts';
import { maxNoticeLength } from 'shared/notice.ts';
import { describeHours, findRegularHours, phoneHours } from 'shared/phone-hours.ts';
import { Buttons } from '../http/buttons.tsx';
import { type FieldRules, oneOf } from '../http/field-rules.ts';
import {
  composeWas,
  conflict,
  type FormFeedback,
  formError,
  isConflict,
} from '../http/form-feedback.ts';
import { readText } from '../http/form-text.ts';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { PhoneDayForm, PhoneDayList, RemovedPhoneDay, readPhoneDay } from './phone-days.tsx';
import { loadAgenda, storeAgenda } from './stored-agenda.ts';

const url = '/beheer/telefoon';

export const hoursFields: FieldRules = { stap: oneOf('wachttijd', 'uren', 'dicht', 'weg') };

export const showHours: Handler = (request) => showHoursPage(request);

export const changeHours: Handler = async (request) => {
  const { database, form, now } = request;
  const step = readText(form, 'stap');
  const problem = await database.transact(async (transaction) => {
    const agenda = await loadAgenda(transaction, now);
    const changed =
      step === 'wachttijd' ? changeWaiting(form, agenda) : changePhoneDay(request, agenda);
    if (!('notices' in changed)) return changed;
    storeAgenda(transaction, changed);
    return null;
  });
  if (problem) return showHoursPage(request, problem);
  if (step === 'weg') {
    return showHoursPage({ ...request, form: new FormData() }, removed, readPhoneDay(form));
  }
  return { redirect: `${url}?gedaan=bewaard` };
};

const removed: FormFeedback = {
  banner: [
    'success',
    'Op die dag gelden weer uw gewone uren.',
    'Met ‘Zet terug’ komt de dag terug.',
  ],
};

function changeWaiting(form: FormData, agenda: Agenda): Agenda | FormFeedback {
  const waiting = readText(form, 'text');
  const { length } = waiting;
  return length > maxNoticeLength
    ? formError(`De tekst heeft ${length} tekens. Er passen er ${maxNoticeLength} in.`)
    : isConflict(form, agenda.waiting, waiting)
      ? conflict
      : { ...agenda, waiting };
}

function changePhoneDay({ form, now }: OwnerRequest, agenda: Agenda): Agenda | FormFeedback {
  const typed = readPhoneDay(form);
  const others = agenda.phoneDays.filter(({ day }) => day !== typed.day);
  if (readText(form, 'stap') === 'weg') return { ...agenda, phoneDays: others };
  const isSoon = toDutchDay(now) <= typed.day && typed.day <= toDutchDay(now, maxDaysAhead);
  if (!isDay(typed.day) || !isSoon) {
    return formError('Kies vandaag of een latere dag, hooguit een jaar vooruit.');
  }
  const isOff = readText(form, 'stap') === 'dicht';
  if (!isOff && !(typed.from < typed.until)) return formError('Kies een einde na het begin.');
  const phoneDays = [...others, isOff ? { ...typed, from: 0, until: 0 } : typed];
  return { ...agenda, phoneDays: phoneDays.sort((a, b) => (a.day < b.day ? -1 : 1)) };
}

async function showHoursPage(
  request: OwnerRequest,
  feedback?: FormFeedback,
  removedDay?: PhoneDay,
): Promise<Page> {
  const { database, query, form, now } = request;
  const { waiting, phoneDays } = await loadAgenda(database, now);
  const regular = findRegularHours(now) ?? { from: 9, until: 17 };
  return {
    title: 'Wachttijd en telefoon',
    banner: query.has('gedaan') ? ['success', 'Het staat op de site.'] : undefined,
    ...feedback,
    content: (
      <>
        {removedDay && isDay(removedDay.day) && <RemovedPhoneDay url={url} day={removedDay} />}
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
          <Buttons name="stap" labels={{ wachttijd: 'Zet op de site' }} />
        </form>
        {phoneHours.length > 0 && (
          <>
            <h2>Een dag anders bereikbaar</h2>
            <p>
              Gewoonlijk: {phoneHours.map(describeHours).join(', ')}. Andere uren zien bezoekers
              vanaf een week van tevoren.
            </p>
            <PhoneDayList url={url} days={phoneDays} />
            <PhoneDayForm
              url={url}
              fields={form.has('dag') ? readPhoneDay(form) : { day: toDutchDay(now), ...regular }}
            />
          </>
        )}
      </>
    ),
  };
}
