// Photos go one after another, so that each has its own progress, and one that is refused holds up no other.
import { shrinkPhoto } from './shrink-photo.ts';

export async function upload(event: Event): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement; // the listener stands on a form
  const files = [...(form.querySelector<HTMLInputElement>('[type=file]')?.files ?? [])];
  const status = form.querySelector('[role=status]');
  const button = form.querySelector('button');
  const bar = form.querySelector('progress');
  const problems: string[] = [];
  const stay = (leaving: Event) => leaving.preventDefault();
  addEventListener('beforeunload', stay);
  button?.toggleAttribute('disabled', true);
  bar?.toggleAttribute('hidden', false);
  for (const [index, file] of files.entries()) {
    const count = files.length === 1 ? 'De foto' : `Foto ${index + 1} van ${files.length}`;
    say(status, `${count} wordt verstuurd. Laat deze bladzijde zolang openstaan.`, problems);
    const problem = await send(file, form.action, (part) => {
      bar?.setAttribute('value', String(part));
      if (part === 1) bar?.removeAttribute('value'); // the site makes its files: nobody knows how long
    });
    if (problem) problems.push(problem);
  }
  removeEventListener('beforeunload', stay);
  const texts = [...document.querySelectorAll('textarea')];
  const hasTyped = texts.some(({ value, defaultValue }) => value !== defaultValue);
  if (problems.length === 0 && !hasTyped) return location.assign(`${form.action}?klaar`);
  const ready = files.length - problems.length;
  const words =
    files.length === 1 ? 'De foto staat klaar.' : `Klaar: ${ready} van de ${files.length} foto’s.`;
  say(status, ready > 0 ? words : '', problems);
  button?.toggleAttribute('disabled', false);
  bar?.toggleAttribute('hidden', true);
  form.querySelector('a')?.toggleAttribute('hidden', ready === 0);
  form.reset();
}

/** In the place of what was said before. */
function say(status: Element | null, sentence: string, problems: readonly string[]): void {
  const lines = [sentence, ...problems].filter(Boolean).map((text) => {
    const line = document.createElement('p');
    line.className = text === sentence ? '' : 'banner error';
    line.textContent = text;
    return line;
  });
  status?.replaceChildren(...lines);
}

/** Null when it was taken; otherwise a sentence. `tell`: from 0 to 1. */
async function send(file: File, url: string, tell: (part: number) => void): Promise<string | null> {
  tell(0);
  const body = new FormData();
  body.append('foto', await shrinkPhoto(file), file.name);
  const request = new XMLHttpRequest(); // fetch does not tell how much has gone
  request.open('POST', url);
  request.responseType = 'document'; // the page that a form would get
  request.upload.onprogress = ({ loaded, total }) => tell(loaded / total);
  return new Promise((resolve) => {
    request.onloadend = () => {
      const banner = request.responseXML?.querySelector('.banner')?.textContent;
      const told = banner ?? 'Deze foto kwam niet aan. Is er verbinding? Probeer het opnieuw.';
      const named = told.startsWith(file.name) ? told : `${file.name}: ${told}`;
      resolve(request.status === 200 ? null : named);
    };
    request.send(body);
  });
}
