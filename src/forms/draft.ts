// Keeps the texts of a form in this tab until they are sent.

import { readTabStorage, removeTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';
import { stripForbiddenCharacters } from 'shared/characters.ts';

export type FormValues = Readonly<Record<string, string>>;

/** Leaves out a suggested text that was not changed, so that another suggestion can replace it. */
export function keepDraft(form: HTMLFormElement, suggestion: FormValues = {}): void {
  const texts = Object.entries(readValues(form));
  const typed = texts.filter(([name, text]) => suggestion[name] !== text);
  writeTabStorage(keyOf(form.id), Object.fromEntries(typed));
}

/** Clears the draft and the open form, unless the visitor has changed a text since the submit. */
export function clearSent(id: string, sent: FormValues): void {
  const draft = readDraft(id);
  if (isPartOf(draft, sent)) removeTabStorage(keyOf(id));
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return; // the visitor has opened another page
  const shown = readValues(form);
  if (!isPartOf(shown, sent)) return;
  form.reset();
  fireInput(form);
}

/** `suggestion`: texts for fields that are still empty. */
export function restoreDraft(form: HTMLFormElement, suggestion: FormValues = {}): void {
  fillIn(form, readDraft(form.id));
  fillIn(form, suggestion);
  fireInput(form);
}

/** Keeps the texts of all forms on a page that is left or redrawn before it is hydrated. */
export function keepTyped(): void {
  for (const form of document.forms) {
    restoreDraft(form); // otherwise empty fields would overwrite the draft
    keepDraft(form);
  }
}

/** Fills only empty fields: the visitor's texts and choices stay. Fills no hidden
 * field: a filled honeypot would mark the visitor as a bot. */
function fillIn(form: HTMLFormElement, values: FormValues): void {
  for (const [name, text] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      if (isUnchanged(field)) field.value = text;
    } else if (field instanceof HTMLElement && !field.closest('[hidden]')) {
      const input = field as HTMLInputElement | HTMLTextAreaElement;
      if (!input.value) input.value = text;
    }
  }
}

function isUnchanged(choices: RadioNodeList): boolean {
  const radios = [...choices] as HTMLInputElement[];
  return radios.every((radio) => radio.checked === radio.defaultChecked);
}

/** Makes use-form.ts read the form, even texts that were typed before hydration. */
function fireInput(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

export function readValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    const text = cleanText(String(value));
    const hasLines = form.elements.namedItem(name) instanceof HTMLTextAreaElement;
    const oneLine = text.replace(/[\t\n\u2028\u2029]/g, ' ');
    values[name] = hasLines ? text : oneLine;
  }
  return values;
}

/** Writes each line end as one character, as `maxlength` counts. Strips forbidden characters, and
 * U+FFFD: Firefox cuts a text at `maxlength` even inside an emoji, and `FormData` turns the half
 * into that character. */
function cleanText(typed: string): string {
  const whole = typed.replaceAll('\uFFFD', '');
  const lines = whole.replace(/\r\n?|\v/g, '\n');
  return stripForbiddenCharacters(lines);
}

function isPartOf(part: FormValues, whole: FormValues): boolean {
  return Object.entries(part).every(([name, text]) => whole[name] === text);
}

function keyOf(form: string): string {
  return `draft-${form}`;
}

/** Keeps only texts: another script of the page may have changed the storage. */
function readDraft(form: string): FormValues {
  const kept: Record<string, unknown> = Object(readTabStorage(keyOf(form))); // {} without a draft
  const texts = Object.entries(kept).filter(isText);
  return Object.fromEntries(texts);
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
