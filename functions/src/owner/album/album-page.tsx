import { type FieldRules, oneOf, required } from '../http/field-rules.ts';
import { conflict, type FormFeedback, formError } from '../http/form-feedback.ts';
import { readText } from '../http/form-text.ts';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { maxAltLength, photoCommands } from './album-cards.tsx';
import type { StoredPhoto } from './album-commands.ts';
import { AlbumSections } from './album-sections.tsx';
import { addPhotos, changePhoto, loadAlbum, maxWrites } from './stored-album.ts';

export const upload: Handler = async (request) => {
  const originals = request.form.getAll('foto').filter((file) => typeof file !== 'string');
  const problems = await addPhotos(request, originals);
  if (problems.length === 0) return { redirect: '/beheer/album?gedaan=klaar' };
  return { ...(await drawAlbum(request)), ...formError(...problems) };
};

export const photoFields: FieldRules = {
  naam: required,
  stap: oneOf(...photoCommands),
};

/** Stores the sentence and the position of one photo, and what its pressed button does. */
export const changePhotos: Handler = async (request) => {
  const { form, documentNames } = request;
  const [name = ''] = documentNames;
  const command = readText(form, 'stap');
  const position = readText(form, 'plaats');
  if (position && !/^[1-9]\d*$/.test(position)) return drawAlbum(request, problems['no-number']);
  const alt = readAlt(form);
  if (alt && alt.length > maxAltLength) return drawAlbum(request, problems['too-long']);
  const outcome = await changePhoto(request, name, {
    command,
    alt,
    position: position ? Number(position) : null,
  });
  if (outcome === 'files-left') return { ...(await drawAlbum(request)), banner: filesLeft };
  if (outcome !== 'changed') return drawAlbum(request, problems[outcome]);
  const query = new URLSearchParams({ foto: name, stap: command });
  return { redirect: `/beheer/album?${query}#foto-hier` };
};

/** Null for a sentence that the owner did not change: another device may have changed it. */
function readAlt(form: FormData): string | null {
  const alt = readText(form, 'alt');
  const isChanged = form.has('alt') && JSON.stringify(alt) !== readText(form, 'was');
  return isChanged ? alt : null;
}

const problems = {
  conflict,
  'no-number': formError('Typ bij de plaats een getal: 1 is vooraan.'),
  'no-text': formError('Schrijf eerst wat er op de foto te zien is.'),
  'too-long': formError(`De zin heeft meer dan ${maxAltLength} tekens. Maak hem korter.`),
  'too-many': formError(
    `Daarvoor moeten meer dan ${maxWrites} foto’s tegelijk een plaats krijgen, en dat kan niet. Zet deze foto eerst vooraan.`,
  ),
};

const filesLeft = [
  'warning',
  'De foto staat niet meer in het album, maar is nog niet helemaal gewist. De website probeert dat opnieuw zodra u een foto toevoegt of voorgoed verwijdert.',
] as const;

export const showAlbum: Handler = (request) => drawAlbum(request);

async function drawAlbum(request: OwnerRequest, problem?: FormFeedback): Promise<Page> {
  const { query, now, form, documentNames } = request;
  const photos = await loadAlbum(request);
  return {
    title: 'Fotoalbum',
    url: '/beheer/album',
    status: problem?.status,
    banner: describeDone(query.get('gedaan'), photos),
    content: (
      <>
        <UploadForm />
        <AlbumSections
          photos={photos}
          now={now}
          form={form}
          pressed={problem ? documentNames[0] : query.get('foto')}
          command={query.get('stap')}
          problem={problem}
        />
      </>
    ),
  };
}

function describeDone(done: string | null, photos: readonly StoredPhoto[]): Page['banner'] {
  const isReady = done === 'klaar' && photos.some(({ state }) => state === 'waiting');
  if (!isReady) return undefined;
  return ['success', 'Klaar. Schrijf nu bij iedere nieuwe foto wat er te zien is.'];
}

function UploadForm() {
  return (
    <form method="post" action="/beheer/album" encType="multipart/form-data" className="white-card">
      <label>
        Nieuwe foto’s
        <small>
          <noscript>Hooguit 15 MB per foto, en hooguit twee tegelijk.</noscript> Vraag de eigenaar
          van het dier om toestemming, en zet geen mensen op de foto.
        </small>
        <input
          name="foto"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          required
        />
      </label>
      <button type="submit">Voeg toe</button>
      <div role="status" />
      <progress max="1" aria-label="Verstuurd" hidden />
      <a href="/beheer/album" hidden>
        Verder met de foto’s die klaarstaan
      </a>
    </form>
  );
}
