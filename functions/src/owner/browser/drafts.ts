// Keeps typed texts in this tab through a reload or a lost connection, until they are stored.
import { readTabStorage, removeTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';
import { pageKeyField } from '../http/page-key.ts';

type Draft = Record<string, string>;

const sentKey = 'owner-sent';
const hasText = (form: HTMLFormElement) => form.querySelector('textarea[name]') !== null;
const keyOf = (form: HTMLFormElement) => `owner-draft ${form.action}`;

export function keepDrafts(): void {
  dropSent();
  for (const form of document.querySelectorAll('form')) {
    if (!hasText(form)) continue;
    restore(form);
    form.addEventListener('input', () => keep(form));
  }
}

/** Removes the draft of a stored form: a refused form gets no redirect and no success banner. */
function dropSent(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const sent = readTabStorage(sentKey);
  const isStored =
    Reflect.get(navigation ?? {}, 'redirectCount') > 0 || document.querySelector('.banner.success');
  if (sent && isStored) removeTabStorage(String(sent));
  removeTabStorage(sentKey);
}

export function keepSent(form: HTMLFormElement): void {
  keep(form);
  writeTabStorage(sentKey, keyOf(form));
}

function keep(form: HTMLFormElement): void {
  if (hasText(form)) writeTabStorage(keyOf(form), read(form));
}

function read(form: HTMLFormElement): Draft {
  const body = new FormData(form);
  body.delete(pageKeyField); // scripts of public pages can read this tab's storage
  return Object.fromEntries([...body].map(([name, value]) => [name, String(value)]));
}

/** Shows the draft, unless the owner typed before this script ran. */
function restore(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
  const draft = readTabStorage(keyOf(form)) as Draft | undefined;
  const shown = read(form);
  const isTyped = ({ type, name }: HTMLInputElement) =>
    type !== 'hidden' && draft?.[name]?.trim() !== shown[name]?.trim();
  if (fields.some(isChanged) || (draft && !fields.some(isTyped))) {
    keep(form); // replaces the draft, for the newer hidden field `was`
    return;
  }
  if (!draft) return;
  for (const field of fields) {
    const text = draft[field.name];
    if (field.type === 'radio') field.checked = field.value === text;
    else if (text !== undefined) field.value = text;
  }
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = 'Wat u hier eerder typte, staat er weer. Het is nog niet bewaard.';
  form.prepend(note);
}

function isChanged(field: HTMLInputElement): boolean {
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
