// What the owner's pages at /beheer do better with a script. They are drawn by functions/src/owner, and work without.
import { keepDrafts, keepSent } from './drafts.ts';
import { watchNewReviews } from './new-reviews.ts';
import { upload } from './upload.ts';

const busy = 'button[aria-disabled=true]';

openLink();
keepDrafts();
watchNewReviews();
addEventListener('load', replaceUrl); // later than the jump to the url's fragment
addEventListener('pageshow', ({ persisted }) => persisted && location.reload()); // Back shows what is stored now
document.addEventListener('submit', submit);
addEventListener('hashchange', openLink); // pasted into the address bar of a page that is open
countChosen();
document.addEventListener('change', countChosen);
document.querySelector('form[enctype]')?.addEventListener('submit', upload);
document.querySelector('[type=date][name=from]')?.addEventListener('change', followFirstDay);
document.querySelector('#vraag')?.addEventListener('input', shareTyped);
offer('share', 'share' in navigator, (text) => navigator.share({ text }).catch(() => {})); // she thought better of it
offer('copy', 'clipboard' in navigator, copy);
offer('print', true, async () => print());

/** A button that needs a script; `act` gets the text of the page's field. */
function offer(value: string, canBe: boolean, act: (text: string) => Promise<void>) {
  const button = document.querySelector<HTMLElement>(`button[value=${value}]`);
  if (!button || !canBe) return;
  button.hidden = false;
  button.addEventListener('click', () => act(document.querySelector('textarea')?.value ?? ''));
}

async function copy(text: string) {
  const isDone = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const status = document.querySelector('main > [role=status]');
  status?.append(isDone ? 'Gekopieerd. ' : 'Kopiëren lukte niet: selecteer de tekst zelf. ');
}

/** WhatsApp and Mail get the question as she changed it. */
function shareTyped({ currentTarget }: Event) {
  const { value } = currentTarget as HTMLTextAreaElement; // the listener stands on a field
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main .actions a')) {
    link.href = link.href.replace(/(text|body)=[^&]*$/, `$1=${encodeURIComponent(value)}`);
  }
}

/** Sends the token of a mail's link, which the browser keeps from the server, in return for a cookie. */
function openLink() {
  const { hash } = location;
  if (!hash.includes('token=')) return;
  history.replaceState(null, '', location.pathname); // Back and Forward never show the token
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/beheer/openen', hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { name: 'link', value: hash });
  form.append(field);
  document.body.append(form);
  form.submit();
}

/** The history gets a page that can be shown again, in place of the response to a form or of what was just done. */
function replaceUrl() {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? {};
  if (!location.hash.includes('token=')) history.replaceState(null, '', href + location.hash);
}

/** A period ends on no day before its first, and its calendar opens there. */
function followFirstDay({ currentTarget }: Event) {
  const first = currentTarget as HTMLInputElement; // the listener stands on a field
  const last = document.querySelector<HTMLInputElement>('[type=date][name=until]');
  if (last && last.value < first.value) last.value = first.value;
}

/** Without a connection the browser would put a page of its own in place of this one. */
function submit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement; // nothing else is submitted
  if (event.defaultPrevented || event.submitter?.hasAttribute('formmethod')) return; // Enter
  if (form.querySelector(busy)) return event.preventDefault(); // pressed twice
  form.querySelector('[role=alert]')?.remove();
  if (navigator.onLine || form.method !== 'post') {
    keepSent(form);
    event.submitter?.setAttribute('aria-disabled', 'true');
    setTimeout(endBusy, 20_000); // ms
    return;
  }
  event.preventDefault();
  const sentence = document.createElement('p');
  Object.assign(sentence, { className: 'banner error', role: 'alert' });
  sentence.textContent =
    'Er is geen verbinding. Er is niets verstuurd, en wat u typte staat er nog. Druk nog eens als u weer verbinding heeft.';
  form.append(sentence);
}

/** Frees the buttons: no event says that she stopped the browser. */
function endBusy() {
  for (const button of document.querySelectorAll(busy)) button.removeAttribute('aria-disabled');
}

/** The button that removes what is chosen says how much that is. */
function countChosen() {
  const button = document.querySelector('.bulk');
  const chosen = document.querySelectorAll('[type=checkbox]:checked').length;
  if (button && chosen > 0) button.textContent = `Haal ${chosen} weg`;
}
