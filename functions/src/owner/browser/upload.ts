// Sends the chosen photos one after another, with their progress. The first that fails ends it:
// that photo and those after it stay chosen.
import { shrinkPhoto } from './shrink-photo.ts';

export function startUploads(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[type=file]');
  field?.addEventListener('change', () => form.requestSubmit());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (field?.files) void uploadAll(form, field, [...field.files]);
  });
}

async function uploadAll(
  form: HTMLFormElement,
  field: HTMLInputElement,
  photos: readonly File[],
): Promise<void> {
  const status = form.querySelector('[role=status]');
  const button = form.querySelector('button');
  const setDisabled = (isDisabled: boolean) => {
    field.disabled = isDisabled;
    if (button) button.disabled = isDisabled;
  };
  setDisabled(true); // a second choice would replace the photos that are not sent yet
  for (const [index, photo] of photos.entries()) {
    const name = `Foto ${index + 1} van ${photos.length}`;
    status?.replaceChildren(`${name} wordt verstuurd. Laat deze bladzijde zolang openstaan.`);
    const problem = await upload(form, photo);
    if (problem === null) continue;
    field.files = createFileList(photos.slice(index));
    setDisabled(false);
    status?.replaceChildren(`${name}: ${problem}`);
    button?.scrollIntoView({ block: 'nearest' }); // the problem, above it, takes more lines
    return;
  }
  location.assign('/beheer/album');
}

function createFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

/** Resolves with why the photo is not stored, or null. */
async function upload(form: HTMLFormElement, photo: File): Promise<string | null> {
  const bar = form.querySelector('progress');
  const body = new FormData();
  body.set('foto', await shrinkPhoto(photo), photo.name);
  const request = new XMLHttpRequest(); // fetch reports no upload progress
  request.open('POST', form.action);
  request.responseType = 'document';
  bar?.toggleAttribute('hidden', false);
  request.upload.onprogress = ({ loaded, total }) => {
    bar?.setAttribute('value', String(loaded / total));
    if (loaded === total) bar?.removeAttribute('value'); // indeterminate while the server works
  };
  const ended = new Promise((resolve) => {
    request.onloadend = resolve;
  });
  request.send(body);
  await ended;
  bar?.toggleAttribute('hidden', true);
  if (request.status === 200) return null; // the album, to which the server redirects
  const lines = request.responseXML?.querySelectorAll('.banner p') ?? [];
  const refusal = [...lines].map(({ textContent }) => textContent).join(' ');
  return refusal || 'De foto is niet verstuurd. Is er verbinding? Druk nog eens op ‘Voeg toe’.';
}
