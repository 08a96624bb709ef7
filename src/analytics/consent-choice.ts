// The visitor's choice about measuring. The root element has it as `data-consent`: 'granted',
// 'denied', or 'ask' while the consent bar asks. boot.ts sets it before the first paint, so that
// the bar neither flashes nor comes late, and handles the bar's buttons before the app has loaded.
export const consentKey = 'bezoekmeting';

export function loadChoice(): void {
  document.documentElement.dataset.consent = readStored() ?? 'ask';
}

/** Handles a click on a button with `data-consent`, and dispatches 'consent' after a choice. */
export function handleChoice({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('button[data-consent]');
  const choice = button?.dataset.consent;
  if (!choice) return;
  document.documentElement.dataset.consent = choice;
  // After 'ask' the bar appears. After an answer it disappears, with the focused button.
  const nextFocus = choice === 'ask' ? 'toestemming' : 'inhoud';
  document.getElementById(nextFocus)?.focus({ preventScroll: true });
  if (choice === 'ask') return;
  store(choice);
  dispatchEvent(new Event('consent'));
}

function readStored(): string | null {
  try {
    const stored = localStorage.getItem(consentKey);
    const isChoice = stored === 'granted' || stored === 'denied';
    return isChoice ? stored : null;
  } catch {
    return null;
  }
}

function store(choice: string): void {
  try {
    localStorage.removeItem(consentKey); // a full storage must not keep a withdrawn consent
    localStorage.setItem(consentKey, choice);
  } catch {
    // Storage is blocked or full: the site asks again after a reload.
  }
}
