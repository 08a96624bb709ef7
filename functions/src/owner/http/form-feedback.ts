import type { Page } from '../owner-request.ts';
import { readText } from './form-text.ts';

export type FormFeedback = Pick<Page, 'banner' | 'status'>;

export function formError(...texts: string[]): FormFeedback {
  return { status: 400, banner: ['error', ...texts] };
}

export const previewFeedback: FormFeedback = {
  banner: ['preview', 'Dit staat nog niet op de site.'],
};

export const conflict: FormFeedback = {
  status: 409,
  banner: [
    'warning',
    'Dit is intussen op een ander apparaat veranderd. Er is nu niets bewaard. Hieronder staat eerst hoe het nu is, en dan wat u typte. Verstuurt u het opnieuw, dan komt uw tekst ervoor in de plaats.',
  ],
};

/** JSON for the hidden field `was`: the stored value at the form's load, or its last conflict. */
export function composeWas(form: FormData, stored: unknown, feedback?: FormFeedback): string {
  const isNew = feedback === conflict;
  return (!isNew && readText(form, 'was')) || JSON.stringify(stored ?? null);
}

/** Whether this form would undo another device's change. A form sent twice is no conflict. */
export function isConflict(form: FormData, stored: unknown, submitted: unknown): boolean {
  const current = JSON.stringify(stored ?? null);
  return current !== readText(form, 'was') && current !== JSON.stringify(submitted ?? null);
}
