import { type Action, type OwnerPage, readText, refuse, type Visit } from '../owner-request.ts';
import { longestAlt } from './album-cards.tsx';
import { AlbumSections } from './album-sections.tsx';
import { addPhotos, changeAlbum, readAlbum } from './stored-album.ts';

export const upload: Action = async (visit) => {
  const originals = visit.form.getAll('foto').filter((file) => typeof file !== 'string');
  const problems = await addPhotos(visit, originals);
  if (problems.length === 0) return { redirect: '/beheer/album?klaar' };
  return { ...(await showAlbum(visit)), ...refuse(...problems) };
};

/** Whichever button is pressed, every sentence and place on the page is kept. */
export const changePhotos: Action = async (visit) => {
  const { form } = visit;
  const [pressed = ''] = listSources(form, 'stap/');
  const step = readText(form, `stap/${pressed}`);
  const alts = readAlts(form);
  const { places, unreadable } = readPlaces(form);
  const { lacking, isTidy } = await changeAlbum(visit, { step, src: pressed, alts, places });
  const problems = new Map([
    ...unreadable.map((src) => [src, 'Typ bij de plaats een getal: 1 is vooraan.'] as const),
    ...lacking.map((src) => [src, 'Schrijf eerst wat er op de foto te zien is.'] as const),
  ]);
  if (!isTidy) return { ...(await drawAlbum(visit, problems)), banner: notTidy };
  if (problems.size > 0) return { ...(await drawAlbum(visit, problems)), status: 400 };
  const [src] = pressed ? [pressed] : [...places.keys(), ...alts.keys()]; // Enter presses no button
  if (src === undefined) return { redirect: '/beheer/album' };
  const query = new URLSearchParams({ foto: src, stap: step });
  return { redirect: `/beheer/album?${query}#foto-hier` };
};

const notTidy = [
  'warning',
  'De foto staat niet meer in het album, maar is nog niet helemaal gewist. De website probeert dat opnieuw zodra u een foto toevoegt of voorgoed verwijdert.',
] as const;

/** What she changed, by `src`: the rest may have been changed on another device. */
export function readAlts(form: FormData): Map<string, string> {
  const changed = listSources(form, 'alt/')
    .map((src): [string, string] => [src, readText(form, `alt/${src}`)])
    .filter(([src, alt]) => alt.length <= longestAlt && alt !== readText(form, `was/${src}`));
  return new Map(changed);
}

/** Of the photos that she gave one. */
function readPlaces(form: FormData) {
  const typed = listSources(form, 'plaats/').filter((src) => readText(form, `plaats/${src}`));
  const places = new Map(typed.map((src) => [src, Number(readText(form, `plaats/${src}`))]));
  const isPlace = (place: number) => Number.isInteger(place) && place >= 1;
  const unreadable = typed.filter((src) => !isPlace(places.get(src) ?? 0));
  for (const src of unreadable) places.delete(src);
  return { places, unreadable };
}

/** The photos for which the form has a field: `alt/kat.jpg` */
function listSources(form: FormData, field: `${string}/`): string[] {
  const names = [...form.keys()].filter((name) => name.startsWith(field));
  return names.map((name) => name.slice(field.length));
}

export const showAlbum: Action = (visit) => drawAlbum(visit, new Map());

/** `problems`: a sentence for each photo that something is wrong with. */
async function drawAlbum(visit: Visit, problems: ReadonlyMap<string, string>): Promise<OwnerPage> {
  const { query, now } = visit;
  const photos = await readAlbum(visit);
  const ready = 'Klaar. Schrijf nu bij iedere nieuwe foto wat er te zien is.';
  return {
    title: 'Fotoalbum',
    banner: query.has('klaar') ? ['success', ready] : undefined,
    content: (
      <>
        <UploadForm />
        <AlbumSections
          photos={photos}
          now={now}
          pressed={query.get('foto')}
          step={query.get('stap')}
          problems={problems}
        />
      </>
    ),
  };
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
