// What the owner's pages at /beheer do better with a script. They are drawn by functions/src/owner, and work without.
openLink();
addEventListener('hashchange', openLink); // pasted into the address bar of a page that is open
document.querySelector('form[enctype]')?.addEventListener('submit', upload);
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
  status?.append(isDone ? 'Gekopieerd. ' : 'Kopiëren lukte niet: kies de tekst zelf. ');
}

/** The token of the mail's link, which the browser keeps from the server. It goes out of sight, and into a cookie. */
function openLink() {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, '', location.pathname);
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/beheer/openen', hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { name: 'token', value: token });
  form.append(field);
  document.body.append(form);
  form.submit();
}

/** One after another, so that each has its own progress, and one that is refused holds up no other. */
async function upload(event: Event) {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement; // the listener stands on a form
  const files = form.querySelector<HTMLInputElement>('[type=file]')?.files ?? [];
  form.querySelector('button')?.setAttribute('disabled', '');
  let refused = 0;
  for (const file of files) {
    const line = document.createElement('p');
    form.querySelector('[role=status]')?.append(line);
    const problem = await send(file, form.action, (progress) => {
      line.textContent = `${file.name}: ${progress}`;
    });
    line.textContent = problem ?? `${file.name} staat klaar.`;
    if (problem) refused += 1;
  }
  const texts = [...document.querySelectorAll('textarea')];
  const hasTyped = texts.some(({ value, defaultValue }) => value !== defaultValue);
  if (refused === 0 && !hasTyped) return location.assign(form.action);
  form.querySelector('button')?.removeAttribute('disabled');
  form.querySelector('[hidden]')?.toggleAttribute('hidden', refused === files.length);
  form.reset();
}

/** Null when it was taken; otherwise a sentence. */
function send(file: File, url: string, tell: (progress: string) => void): Promise<string | null> {
  const body = new FormData();
  body.append('foto', file);
  const request = new XMLHttpRequest(); // fetch does not tell how much has gone
  request.open('POST', url);
  request.responseType = 'document'; // the page that a form would get
  request.upload.onprogress = ({ loaded, total }) => {
    const part = Math.floor((100 * loaded) / total);
    tell(part < 100 ? `${part} %` : 'wordt klaargemaakt…');
  };
  return new Promise((resolve) => {
    request.onloadend = () => {
      const banner = request.responseXML?.querySelector('.banner')?.textContent;
      const lost = `${file.name} kwam niet aan. Is er verbinding? Probeer het opnieuw.`;
      resolve(request.status === 200 ? null : (banner ?? lost));
    };
    request.send(body);
  });
}
