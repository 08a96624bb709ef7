import { readDeviceStorage, writeDeviceStorage } from 'shared/browser/device-storage.ts';
import { markOwnersDevice } from 'shared/browser/owners-device.ts';
import { keepDrafts, keepSent } from './drafts.ts';
import { watchNewReviews } from './new-reviews.ts';
import { readPageKey } from './read-page-key.ts';
import { upload } from './upload.ts';

const busy = 'button[aria-disabled=true]';

openLink();
if (readPageKey()) markOwnersDevice();
keepDrafts();
watchNewReviews();
addEventListener('load', replaceUrl); // after the browser has scrolled to the hash
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
document.addEventListener('submit', submit);
addEventListener('hashchange', openLink); // the owner may paste a link into this tab's address bar
addEventListener('pageshow', countChosen); // after the browser has ticked boxes again
document.addEventListener('change', countChosen);
document.querySelector('form[enctype]')?.addEventListener('submit', upload);
document.querySelector('[type=date][name=from]')?.addEventListener('change', followFirstDay);
keepQuestion();
// `share` rejects if the owner cancels it.
offer('share', 'share' in navigator, (text) => navigator.share({ text }).catch(() => {}));
offer('copy', 'clipboard' in navigator, copy);
offer('print', true, async () => print());

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
  status?.replaceChildren(isDone ? 'Gekopieerd.' : 'Kopiëren lukte niet: selecteer de tekst zelf.');
}

/** Keeps the owner's own text on this device. An empty field brings back the page's text. */
function keepQuestion() {
  const field = document.querySelector<HTMLTextAreaElement>('#vraag');
  if (!field) return;
  const keep = () => {
    writeDeviceStorage('beheer-vraag', field.value);
    shareTyped(field);
  };
  field.addEventListener('input', keep);
  if (field.value !== field.defaultValue) return keep(); // typed before this script ran
  field.value = readDeviceStorage('beheer-vraag') || field.value;
  shareTyped(field);
}

function shareTyped({ value }: HTMLTextAreaElement) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main .actions a')) {
    const isMail = link.protocol === 'mailto:'; // a mail's lines end with \r\n
    const text = encodeURIComponent(isMail ? value.replaceAll('\n', '\r\n') : value);
    link.href = link.href.replace(/(text|body)=[^&]*$/, `$1=${text}`);
  }
}

/** Whether the address has a token. Some mail programs encode its `=`. */
function hasToken(): boolean {
  return /token(?:=|%3D)/i.test(location.hash);
}

/** Posts the token of a mailed link: browsers do not send the part behind `#` to a server. */
function openLink() {
  const { hash } = location;
  if (!hasToken()) return;
  history.replaceState(null, '', location.pathname); // so Back and Forward never show the token
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/beheer/openen', hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { name: 'link', value: hash });
  form.append(field);
  document.body.append(form);
  form.submit();
}

/** Shows the canonical url, so that a reload repeats neither a form nor its confirmation. */
function replaceUrl() {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? {};
  if (!hasToken()) history.replaceState(null, '', href + location.hash);
}

function followFirstDay({ currentTarget }: Event) {
  const first = currentTarget as HTMLInputElement;
  const last = document.querySelector<HTMLInputElement>('[type=date][name=until]');
  if (last && last.value < first.value) last.value = first.value;
}

/** Stops a POST while offline: the browser would replace the page by an error page. */
function submit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  // Only the invisible button of IgnoreEnter has `formmethod`. It sends nothing.
  if (event.defaultPrevented || event.submitter?.hasAttribute('formmethod')) return;
  if (form.querySelector(busy)) return event.preventDefault();
  form.querySelector('[role=alert]')?.remove();
  if (navigator.onLine || form.method !== 'post') {
    keepSent(form);
    event.submitter?.setAttribute('aria-disabled', 'true');
    setTimeout(endBusy, 20_000);
    return;
  }
  event.preventDefault();
  const banner = document.createElement('p');
  Object.assign(banner, { className: 'banner error', role: 'alert' });
  banner.textContent =
    'Er is geen verbinding. Er is niets verstuurd, en wat u typte staat er nog. Druk nog eens als u weer verbinding heeft.';
  form.append(banner);
}

/** Enables the buttons again after 20 s, because no event reports a cancelled request. */
function endBusy() {
  for (const button of document.querySelectorAll(busy)) button.removeAttribute('aria-disabled');
}

function countChosen() {
  const button = document.querySelector<HTMLElement>('.bulk');
  const chosen = document.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked');
  if (!button) return;
  button.dataset.label ??= button.textContent;
  button.textContent = chosen.length > 0 ? `Haal ${chosen.length} weg` : button.dataset.label;
  // Back requests this url again, and Firefox and Safari then forget which boxes were ticked.
  const url = new URL(location.href);
  url.searchParams.set('kies', '');
  url.searchParams.delete('naam');
  for (const { value } of chosen) url.searchParams.append('naam', value);
  history.replaceState(null, '', url);
}
