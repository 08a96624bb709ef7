import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { formError } from '../page/form-feedback.ts';
import { readText } from '../page/form-text.ts';
import { maxAltLength } from './album-cards.tsx';
import { AlbumSections } from './album-sections.tsx';
import { addPhotos, changeAlbum, loadAlbum, type OwnerPhoto } from './stored-album.ts';

export const upload: Handler = async (request) => {
  const originals = request.form.getAll('foto').filter((file) => typeof file !== 'string');
  const problems = await addPhotos(request, originals);
  if (problems.length === 0) return { redirect: '/beheer/album?gedaan=klaar' };
  return { ...(await showAlbum(request)), ...formError(...problems) };
};

/** Stores every changed description and position, whichever photo's button was pressed. */
export const changePhotos: Handler = async (request) => {
  const { form } = request;
  const [pressedSrc = ''] = listSources(form, 'stap/');
  const command = readText(form, `stap/${pressedSrc}`);
  const alts = readAlts(form);
  const { positions, unreadable } = readPositions(form);
  const { lacking, allRemoved } = await changeAlbum(request, {
    command,
    src: pressedSrc,
    alts,
    positions,
  });
  const problems = new Map([
    ...unreadable.map((src) => [src, 'Typ bij de plaats een getal: 1 is vooraan.'] as const),
    ...lacking.map((src) => [src, 'Schrijf eerst wat er op de foto te zien is.'] as const),
  ]);
  if (!allRemoved) return { ...(await drawAlbum(request, problems)), banner: filesLeft };
  if (problems.size > 0) return { ...(await drawAlbum(request, problems)), status: 400 };
  // The owner may press Enter instead of a photo's button. The page then shows a changed photo.
  const [src] = pressedSrc ? [pressedSrc] : [...positions.keys(), ...alts.keys()];
  if (src === undefined) return { redirect: '/beheer/album?gedaan=niets' };
  const query = new URLSearchParams({ foto: src, stap: command });
  return { redirect: `/beheer/album?${query}#foto-hier` };
};

const filesLeft = [
  'warning',
  'De foto staat niet meer in het album, maar is nog niet helemaal gewist. De website probeert dat opnieuw zodra u een foto toevoegt of voorgoed verwijdert.',
] as const;

/** Reads only the changed descriptions: another device may have changed the others. */
function readAlts(form: FormData): Map<string, string> {
  const changed = listSources(form, 'alt/')
    .map((src): [string, string] => [src, readText(form, `alt/${src}`)])
    .filter(([src, alt]) => alt.length <= maxAltLength && alt !== readText(form, `was/${src}`));
  return new Map(changed);
}

function readPositions(form: FormData) {
  const typed = listSources(form, 'plaats/').filter((src) => readText(form, `plaats/${src}`));
  const positions = new Map(typed.map((src) => [src, Number(readText(form, `plaats/${src}`))]));
  const isPosition = (position: number) => Number.isInteger(position) && position >= 1;
  const unreadable = typed.filter((src) => !isPosition(positions.get(src) ?? 0));
  for (const src of unreadable) positions.delete(src);
  return { positions, unreadable };
}

function listSources(form: FormData, field: `${string}/`): string[] {
  const names = [...form.keys()].filter((name) => name.startsWith(field));
  return names.map((name) => name.slice(field.length));
}

export const showAlbum: Handler = (request) => drawAlbum(request, new Map());

async function drawAlbum(
  request: OwnerRequest,
  problems: ReadonlyMap<string, string>,
): Promise<Page> {
  const { query, now } = request;
  const photos = await loadAlbum(request);
  return {
    title: 'Fotoalbum',
    url: '/beheer/album',
    banner: describeDone(query.get('gedaan'), photos),
    content: (
      <>
        <UploadForm />
        <AlbumSections
          photos={photos}
          now={now}
          pressedSrc={query.get('foto')}
          command={query.get('stap')}
          problems={problems}
        />
      </>
    ),
  };
}

function describeDone(done: string | null, photos: readonly OwnerPhoto[]): Page['banner'] {
  if (done === 'niets') return ['success', 'Er was niets veranderd.'];
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
