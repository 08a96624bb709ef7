// The visitor's choice as the browser keeps it: the boot script asks for it too, and is to stay small.
export type ConsentChoice = 'granted' | 'denied';

const key = 'bezoekmeting';

export function readChoice(): ConsentChoice | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'granted' || kept === 'denied' ? kept : null;
  } catch {
    return null;
  }
}

export function keepChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Blocked or full: the choice then holds for this visit, and is asked again on the next.
  }
}
