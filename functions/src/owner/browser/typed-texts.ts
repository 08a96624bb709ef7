// Keeps what the owner sends in her browser until the site has stored it: her session may have
// ended, or the database may be away. Uses localStorage, because a login link opens another tab.

const key = 'typed';
const typedFields = 'textarea, select, input:not([type=hidden], [type=file], [type=checkbox])';

type Field = HTMLTextAreaElement | HTMLSelectElement | HTMLInputElement;

type Kept = {
  action: string;
  values: Record<string, string>;
};

/** A log-out forgets the texts too. */
export function keepTyped(form: HTMLFormElement): void {
  if (form.action.endsWith('/beheer/uitloggen')) localStorage.removeItem(key);
  if (!form.querySelector(typedFields)) return; // a form of buttons does not replace kept texts
  const fields = Array.from(new FormData(form));
  const texts = fields.filter(([, value]) => typeof value === 'string');
  const kept = { action: form.action, values: Object.fromEntries(texts) };
  localStorage.setItem(key, JSON.stringify(kept));
}

/** Fills in what was not stored, in the form where it was typed. */
export function restoreTyped(): void {
  const stored = localStorage.getItem(key);
  if (!stored) return;
  const kept: Kept = JSON.parse(stored);
  const form = Array.from(document.forms).find(({ action }) => action === kept.action);
  if (!form) return;
  // The page of the form confirms that the site has stored them.
  if (document.querySelector('.banner.success')) {
    localStorage.removeItem(key);
    return;
  }
  for (const field of form.querySelectorAll<Field>(typedFields)) {
    const value = kept.values[field.name] ?? field.value;
    const isRadio = field instanceof HTMLInputElement && field.type === 'radio';
    if (isRadio) field.checked = field.value === value;
    else field.value = value;
  }
}
