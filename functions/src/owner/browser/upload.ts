// Sends photos one by one, each with its own progress. A refused photo does not stop the others.
import { pageKeyHeader } from '../http/page-key.ts';
import { readPageKey } from './read-page-key.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export async function upload(event: Event): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const field = form.querySelector<HTMLInputElement>('[type=file]');
  const files = [...(field?.files ?? [])];
  const status = form.querySelector('[role=status]');
  const button = form.querySelector('button');
  const bar = form.querySelector('progress');
  const problems: string[] = [];
  const unsent = new DataTransfer();
  let reason = '';
  let nextUrl = form.action;
  const stay = (leaving: Event) => leaving.preventDefault();
  addEventListener('beforeunload', stay);
  button?.toggleAttribute('disabled', true);
  bar?.toggleAttribute('hidden', false);
  for (const [index, file] of files.entries()) {
    const count = files.length === 1 ? 'De foto' : `Foto ${index + 1} van ${files.length}`;
    report(status, `${count} wordt verstuurd. Laat deze bladzijde zolang openstaan.`, problems);
    const {
      status: code,
      banner,
      url,
    } = await send(file, form.action, (part) => {
      bar?.setAttribute('value', String(part));
      if (part === 1) bar?.removeAttribute('value'); // indeterminate while the server works
    });
    if (code === 200) {
      nextUrl = url;
      continue;
    }
    if (code === 400) {
      problems.push(banner.startsWith(file.name) ? banner : `${file.name}: ${banner}`);
      continue;
    }
    unsent.items.add(file);
    reason = banner;
  }
  removeEventListener('beforeunload', stay);
  const texts = [...document.querySelectorAll('textarea')];
  const hasTyped = texts.some(({ value, defaultValue }) => value !== defaultValue);
  const ready = files.length - problems.length - unsent.files.length;
  if (ready === files.length && !hasTyped) return location.assign(nextUrl);
  if (unsent.files.length > 0) problems.push(describeUnsent(unsent.files, reason));
  const summary =
    files.length === 1 ? 'De foto staat klaar.' : `Klaar: ${ready} van de ${files.length} foto’s.`;
  report(status, ready > 0 ? summary : '', problems);
  button?.toggleAttribute('disabled', false);
  bar?.toggleAttribute('hidden', true);
  if (ready > 0) form.querySelector('a')?.toggleAttribute('hidden', false);
  if (field) field.files = unsent.files;
}

function describeUnsent({ length, 0: first }: FileList, reason: string): string {
  return length === 1
    ? `${first?.name} is niet verstuurd. ${reason} De foto is nog gekozen: druk nog eens op ‘Voeg toe’.`
    : `${length} foto’s zijn niet verstuurd. ${reason} Ze zijn nog gekozen: druk nog eens op ‘Voeg toe’.`;
}

function report(status: Element | null, summary: string, problems: readonly string[]): void {
  const lines = [summary, ...problems].filter(Boolean).map((text) => {
    const line = document.createElement('p');
    line.className = text === summary ? '' : 'banner error';
    line.textContent = text;
    return line;
  });
  status?.replaceChildren(...lines);
}

type UploadResult = { status: number; banner: string; url: string };

async function send(file: File, url: string, reportProgress: (part: number) => void) {
  reportProgress(0);
  const body = new FormData();
  body.append('foto', await shrinkPhoto(file), file.name);
  const request = new XMLHttpRequest(); // fetch reports no upload progress
  request.open('POST', url);
  request.setRequestHeader(pageKeyHeader, readPageKey());
  request.responseType = 'document';
  request.upload.onprogress = ({ loaded, total }) => reportProgress(loaded / total);
  return new Promise<UploadResult>((resolve) => {
    request.onloadend = () => {
      const { status, responseURL: url } = request;
      const fallback = status ? 'Er ging iets mis.' : 'Is er verbinding?';
      const banner = request.responseXML?.querySelector('.banner')?.textContent ?? fallback;
      resolve({ status, banner, url });
    };
    request.send(body);
  });
}
