// A visitor who pressed send before the page had to reload need not press again.
import { readSession, removeSession, writeSession } from 'shared/session-storage.ts';
import { reloadOnce } from './reload-once.ts';

const maxWait = 60_000; // ms; later the visitor may have changed the text

/** Returns whether the page reloads; not where its texts would be lost. */
export function reloadToSend(form: string): boolean {
  if (writeSession(keyOf(form), Date.now()) && reloadOnce()) return true;
  removeSession(keyOf(form));
  return false;
}

export function sendAfterReload(form: string): void {
  const pressedAt = Number(readSession(keyOf(form)));
  removeSession(keyOf(form));
  if (!(Date.now() - pressedAt < maxWait)) return;
  const element = document.getElementById(form);
  if (element instanceof HTMLFormElement) element.requestSubmit();
}

function keyOf(form: string): string {
  return `send-${form}`;
}
