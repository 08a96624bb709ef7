// A visitor who pressed send before the page had to reload need not press again.
import { readTabStorage, removeTabStorage, writeTabStorage } from 'shared/browser/tab-storage.ts';
import { reloadOnce } from './reload-once.ts';

const maxWait = 60_000; // ms; later the visitor may have changed the text

/** Returns whether the page reloads; not where its texts would be lost. */
export function reloadToSend(form: string): boolean {
  if (writeTabStorage(keyOf(form), Date.now()) && reloadOnce()) return true;
  removeTabStorage(keyOf(form));
  return false;
}

export function sendAfterReload(form: string): void {
  const pressedAt = Number(readTabStorage(keyOf(form)));
  removeTabStorage(keyOf(form));
  if (!(Date.now() - pressedAt < maxWait)) return;
  const element = document.getElementById(form);
  if (element instanceof HTMLFormElement) element.requestSubmit();
}

function keyOf(form: string): string {
  return `send-${form}`;
}
