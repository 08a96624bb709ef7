import { type Notice, noticeLabels } from 'shared/notice.ts';
import { readText } from '../http/form-text.ts';

/** The values of the fields. Days are as in a stored notice: yyyy/MM/dd. */
export type TypedNotice = Pick<Notice, 'kind' | 'from' | 'until' | 'text'>;

export function NoticeFields({ typed }: { typed: TypedNotice }) {
  return (
    <>
      <fieldset>
        <legend>Waar gaat het over?</legend>
        {Object.entries(noticeLabels).map(([kind, label]) => (
          <label key={kind} className="choice">
            <input type="radio" name="kind" value={kind} defaultChecked={kind === typed.kind} />
            {label}
          </label>
        ))}
      </fieldset>
      <label>
        Eerste dag
        <input name="from" type="date" defaultValue={typed.from.replaceAll('/', '-')} />
      </label>
      <label>
        Laatste dag
        <input name="until" type="date" defaultValue={typed.until.replaceAll('/', '-')} />
      </label>
      <label>
        Tekst
        <small>Mag leeg blijven: de dagen staan er vanzelf bij.</small>
        <textarea name="text" rows={3} defaultValue={typed.text} />
      </label>
    </>
  );
}

/** Returns the values of an untouched form. */
export function createNotice(today: string): TypedNotice {
  return { kind: 'closed', from: today, until: today, text: '' };
}

export function readNotice(form: FormData): TypedNotice {
  const readDay = (name: string) => readText(form, name).replaceAll('-', '/');
  return {
    kind: readText(form, 'kind') as Notice['kind'], // publishNotice checks it
    from: readDay('from'),
    until: readDay('until'),
    text: readText(form, 'text'),
  };
}
