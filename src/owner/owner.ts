// What the owner's pages at /beheer do better with a script. They are drawn by functions/src/owner, and work without.
document.documentElement.classList.add('script');
openLink();
for (const field of document.querySelectorAll<HTMLTextAreaElement>('[data-longest]')) count(field);
for (const preview of document.querySelectorAll<HTMLElement>('[data-preview]')) follow(preview);
document.querySelector('[data-choose-all]')?.addEventListener('click', chooseAll);
document.querySelector('form[enctype]')?.addEventListener('submit', upload);

/** The token of the mail's link, which the browser keeps from the server. It goes out of sight, and into a cookie. */
function openLink() {
  const form = document.querySelector<HTMLFormElement>('[data-open]');
  const token = location.hash.slice(1);
  const field = form?.querySelector('input');
  if (!field || !token || token === 'inhoud') return;
  history.replaceState(null, '', location.pathname);
  field.value = token;
  form?.submit();
}

function count(field: HTMLTextAreaElement) {
  const longest = Number(field.dataset.longest);
  const hint = field.parentElement?.querySelector('.hint');
  const words = hint?.textContent ?? '';
  const show = () => {
    const left = longest - field.value.length;
    if (hint) hint.textContent = left < 0 ? `${-left} tekens te veel.` : `${words} Nog ${left}.`;
    hint?.classList.toggle('wrong', left < 0);
  };
  field.addEventListener('input', show);
  show();
}

/** Shows what is typed as visitors will see it. */
function follow(preview: HTMLElement) {
  const { preview: name = '' } = preview.dataset;
  const form = document.querySelector<HTMLFormElement>('form.fields');
  const show = () => {
    const chosen = form?.querySelector<HTMLInputElement>(`[name=${name}]:checked`);
    const field = form?.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`);
    preview.textContent = chosen?.dataset.label ?? field?.value.trim() ?? '';
    const box = preview.closest<HTMLElement>(`[data-shown-if=${name}]`);
    if (box) box.hidden = preview.textContent === '';
  };
  form?.addEventListener('input', show);
  show();
}

function chooseAll(event: Event) {
  event.preventDefault();
  for (const box of document.querySelectorAll<HTMLInputElement>('[name=nummer]'))
    box.checked = true;
}

/** One after another, so that each has its own progress, and one that is refused holds up no other. */
async function upload(event: Event) {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement; // the listener stands on a form
  const button = form.querySelector('button');
  const list = form.querySelector('.progress');
  const files = form.querySelector<HTMLInputElement>('[type=file]')?.files ?? [];
  button?.setAttribute('disabled', '');
  let refused = 0;
  for (const file of files) {
    const line = document.createElement('li');
    list?.append(line);
    const problem = await send(file, form.action, (progress) => {
      line.textContent = `${file.name}: ${progress}`;
    });
    line.textContent = problem ?? `${file.name} staat klaar.`;
    line.classList.toggle('wrong', problem !== null);
    if (problem) refused += 1;
  }
  button?.removeAttribute('disabled');
  if (refused === 0) return location.reload();
  if (refused < files.length) {
    const link = document.createElement('a');
    link.href = form.action;
    link.className = 'button';
    link.textContent = 'Verder met de foto’s die klaarstaan';
    list?.append(document.createElement('li'));
    list?.lastElementChild?.append(link);
  }
  form.reset();
}

/** Null when it was taken; otherwise a sentence. */
function send(file: File, url: string, tell: (progress: string) => void): Promise<string | null> {
  const body = new FormData();
  body.append('foto', file);
  const request = new XMLHttpRequest(); // fetch does not tell how much has gone
  request.open('POST', url);
  request.setRequestHeader('Accept', 'text/plain');
  request.upload.onprogress = ({ loaded, total }) => {
    const part = Math.floor((100 * loaded) / total);
    tell(part < 100 ? `${part} %` : 'wordt klaargemaakt…');
  };
  return new Promise((resolve) => {
    request.onload = () => {
      if (request.status === 200) resolve(null);
      else if (request.status === 400) resolve(request.responseText);
      else resolve(`${file.name} kon niet worden bewaard. Probeer het opnieuw.`);
    };
    request.onerror = () =>
      resolve(`${file.name} kwam niet aan. Is er verbinding? Probeer het opnieuw.`);
    request.send(body);
  });
}
