// Sends a photo with its progress, and keeps the form if that fails.
import { shrinkPhoto } from './shrink-photo.ts';

export async function upload(event: Event): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const [status, bar] = [form.querySelector('[role=status]'), form.querySelector('progress')];
  const button = form.querySelector('button');
  const body = new FormData(form);
  const file = body.get('foto') as File;
  const show = (isBusy: boolean) => {
    button?.toggleAttribute('disabled', isBusy);
    bar?.toggleAttribute('hidden', !isBusy);
  };
  show(true);
  status?.replaceChildren('De foto wordt verstuurd. Laat deze bladzijde zolang openstaan.');
  body.set('foto', await shrinkPhoto(file), file.name);
  const request = new XMLHttpRequest(); // fetch reports no upload progress
  request.open('POST', form.action);
  request.responseType = 'document';
  request.upload.onprogress = ({ loaded, total }) => {
    bar?.setAttribute('value', String(loaded / total));
    if (loaded === total) bar?.removeAttribute('value'); // indeterminate while the server works
  };
  request.onloadend = () => {
    if (request.status === 200) return location.assign(request.responseURL);
    show(false);
    const banner = request.responseXML?.querySelector('.banner')?.textContent;
    const fallback = 'De foto is niet verstuurd. Is er verbinding? Druk nog eens op ‘Voeg toe’.';
    status?.replaceChildren(banner ?? fallback);
    button?.scrollIntoView({ block: 'nearest' }); // the status above it has pushed it down
  };
  request.send(body);
}
