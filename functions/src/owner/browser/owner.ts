import { keepTyped, restoreTyped } from './typed-texts.ts';
import { startUploads } from './upload.ts';

const busy = 'button[aria-disabled=true]';

openLink();
restoreTyped();
addEventListener('load', replaceUrl); // after the browser has scrolled to the hash
addEventListener('pageshow', reloadKeptPage);
document.addEventListener('submit', sendOnce);
addEventListener('hashchange', openLink); // the owner may paste a link into this tab's address bar
for (const form of document.querySelectorAll<HTMLFormElement>('form[enctype]')) startUploads(form);
document.querySelector('[type=date][name=from]')?.addEventListener('change', followFirstDay);
offer('above', tickAbove);
if ('clipboard' in navigator) offer('copy', copyLink);
if ('share' in navigator) offer('share', shareLink);

/** A page that Back shows from the browser's memory may be outdated. */
function reloadKeptPage({ persisted }: PageTransitionEvent) {
  if (persisted) location.reload();
}

/** Shows a button that only works with a script. */
function offer(value: string, act: () => void) {
  const button = document.querySelector<HTMLElement>(`button[value=${value}]`);
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', act);
}

function findReviewLink(): string {
  const link = document.querySelector<HTMLAnchorElement>('.review-link a');
  return link?.href ?? '';
}

async function copyLink() {
  await navigator.clipboard.writeText(findReviewLink());
  document.querySelector('main > [role=status]')?.replaceChildren('Gekopieerd.');
}

function shareLink() {
  const sharing = navigator.share({ url: findReviewLink() });
  sharing.catch(() => {}); // rejects if the owner cancels it
}

/** Fills the token of a mailed link into the login form: browsers never send the part behind `#`.
 * The owner presses the button, because a mail scanner may run this script. */
function openLink() {
  const form = document.querySelector<HTMLFormElement>('form[action="/beheer/openen"]');
  const values = readLink();
  if (!form || !values.has('token')) return;
  for (const field of form.querySelectorAll('input')) {
    field.value = values.get(field.name) ?? '';
  }
  form.hidden = false;
  document.querySelector('main > small')?.remove(); // it helps with a link without a token
  history.replaceState(null, '', '/beheer/inloggen'); // so Back and Forward never show the token
}

/** Reads a mailed link. Some mail programs encode its `#`, or its `=` and `&`, and then `%` too. */
function readLink(): URLSearchParams {
  const parts = location.href.split(/#|%23/);
  const hash = parts[1] ?? '';
  const values = new URLSearchParams(hash);
  if (values.has('token')) return values;
  const decoded = hash.replaceAll(/%(?:3D|26|25)/gi, decodeURIComponent); // =, & and %
  return new URLSearchParams(decoded);
}

/** Shows the canonical url, so that a reload repeats neither a form nor its confirmation. */
function replaceUrl() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const url = canonical?.href ?? '';
  history.replaceState(null, '', url + location.hash);
}

function tickAbove() {
  const boxes = Array.from(document.querySelectorAll<HTMLInputElement>('[type=checkbox]'));
  const last = boxes.findLastIndex(({ checked }) => checked);
  for (const box of boxes.slice(0, last)) box.checked = true;
}

/** Keeps the last day of a notice from being before the first. */
function followFirstDay({ currentTarget }: Event) {
  const first = currentTarget as HTMLInputElement;
  const last = document.querySelector<HTMLInputElement>('[type=date][name=until]');
  if (last && last.value < first.value) last.value = first.value;
}

/** Ignores a second press while a form is on its way. */
function sendOnce(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented) return; // upload.ts sends this form
  if (form.querySelector(busy)) return event.preventDefault();
  event.submitter?.setAttribute('aria-disabled', 'true');
  keepTyped(form);
  setTimeout(endBusy, 20_000);
}

/** Enables the buttons again after 20 s, because no event reports a cancelled request. */
function endBusy() {
  for (const button of document.querySelectorAll(busy)) button.removeAttribute('aria-disabled');
}
