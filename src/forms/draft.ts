// A form's unsent texts, kept in this tab until they are sent.
import { readSession, removeSession, writeSession } from '../session-storage.ts';

export type Draft = Readonly<Record<string, string>>;

/** Without the texts that were only suggested, as long as none of them is changed: another topic has others. */
export function keepDraft(form: HTMLFormElement, suggestion: Draft = {}): void {
  const values = Object.entries(readValues(form));
  const typed = values.filter(([name, text]) => suggestion[name] !== text);
  const isUntouched = values.length - typed.length === Object.keys(suggestion).length;
  writeSession(keyOf(form.id), Object.fromEntries(isUntouched ? typed : values));
}

/** Drops the form's draft when it is these values: what was typed after they were sent stays. */
export function dropDraft(form: string, sent: Draft): void {
  const draft = readDraft(form);
  if (draft && isPartOf(sent, draft)) removeSession(keyOf(form));
}

export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(form.id);
  if (draft) fillIn(form, draft);
}

/** What stands there already, such as what was typed before hydration, stays as it is. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      if (draft[field.name]) field.checked = field.value === draft[field.name];
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === '') field.value = draft[field.name] ?? '';
    }
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What stands in the fields, by their names; line ends as one character, as `maxlength` counts them. */
export function readValues(form: HTMLFormElement): Draft {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value.replace(/\r\n?/g, '\n');
  }
  return values;
}

export function isPartOf(whole: Draft, part: Draft): boolean {
  return Object.entries(part).every(([name, text]) => whole[name] === text);
}

function keyOf(form: string): string {
  return `draft-${form}`;
}

function readDraft(form: string): Draft | undefined {
  return readSession(keyOf(form)) as Draft | undefined; // as keepDraft wrote it
}
