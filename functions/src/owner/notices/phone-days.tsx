import type { PhoneDay } from 'shared/agenda.ts';
import { describePhoneDay, formatHour } from 'shared/phone-hours.ts';
import { Buttons, HiddenFields } from '../http/buttons.tsx';
import { readText } from '../http/form-text.ts';

export function readPhoneDay(form: FormData): PhoneDay {
  return {
    day: readText(form, 'dag').replaceAll('-', '/'),
    from: Number(readText(form, 'van')),
    until: Number(readText(form, 'tot')),
  };
}

export function PhoneDayList({ url, days }: { url: string; days: readonly PhoneDay[] }) {
  return (
    <ul>
      {days.map((each) => (
        <li key={each.day} className="white-card">
          {describePhoneDay(each)}
          <form method="post" action={url} className="actions">
            <HiddenFields fields={{ dag: each.day, van: each.from, tot: each.until }} />
            <Buttons name="stap" labels={{ weg: 'Haal weg' }} />
          </form>
        </li>
      ))}
    </ul>
  );
}

/** Stores a removed day again, without the form: that may have a draft of another day. */
export function RemovedPhoneDay({ url, day }: { url: string; day: PhoneDay }) {
  const step = day.from < day.until ? 'uren' : 'dicht';
  return (
    <form method="post" action={url} className="white-card">
      {describePhoneDay(day)}
      <HiddenFields fields={{ dag: day.day, van: day.from, tot: day.until }} />
      <Buttons name="stap" labels={{ [step]: 'Zet terug' }} />
    </form>
  );
}

export function PhoneDayForm({ url, fields }: { url: string; fields: PhoneDay }) {
  const labels = { uren: 'Zet deze uren op de site', dicht: 'Die dag niet bereikbaar' };
  return (
    <form method="post" action={url} className="white-card">
      <label>
        Dag
        <input name="dag" type="date" defaultValue={fields.day.replaceAll('/', '-')} />
      </label>
      <HourChoice label="Bereikbaar vanaf" name="van" hour={fields.from} />
      <HourChoice label="Bereikbaar tot" name="tot" hour={fields.until} />
      <div className="actions">
        <Buttons name="stap" labels={labels} />
      </div>
    </form>
  );
}

function HourChoice({ label, name, hour }: { label: string; name: string; hour: number }) {
  const halfHours = Array.from({ length: 33 }, (_, index) => 6 + index / 2);
  const hours = [...new Set([...halfHours, hour])].sort((a, b) => a - b);
  return (
    <label>
      {label}
      <select name={name} defaultValue={hour}>
        {hours.map((each) => (
          <option key={each} value={each}>
            {formatHour(each)} uur
          </option>
        ))}
      </select>
    </label>
  );
}
