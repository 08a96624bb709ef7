import { pageKeyField } from '../http/page-key.ts';

/** Reads it from any form of this page: whoever is logged in sees at least the form to log out. */
export function readPageKey(): string {
  return document.querySelector<HTMLInputElement>(`[name=${pageKeyField}]`)?.value ?? '';
}
