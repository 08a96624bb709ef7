import type { Photo } from 'shared/photo.ts';
import { nameVariant } from 'shared/photo-files.ts';
import { addPhotos, changeAlbum, readAlbum } from './album.ts';
import { Buttons } from './buttons.tsx';
import { type Action, type ActionResult, readText, refuse, type Visit } from './visit.ts';

export const upload: Action = async (visit) => {
  const originals = visit.form.getAll('foto').filter((file) => typeof file !== 'string');
  return finish(visit, await addPhotos(visit, originals));
};

/** Every sentence on the page is kept, whichever button is pressed. */
export const changePhotos: Action = async (visit) => {
  const { form } = visit;
  const [src = ''] = listSources(form, 'stap/');
  const step = readText(form, `stap/${src}`);
  const { isDone, isTidy } = await changeAlbum(visit, { step, src, alts: readAlts(form) });
  if (!isTidy) return { ...(await showAlbum(visit)), banner: notTidy };
  return finish(visit, isDone ? [] : ['Schrijf eerst wat er op de foto te zien is.']);
};

const notTidy = [
  'warning',
  'De foto staat niet meer in het album, maar is nog niet helemaal gewist. De website probeert dat opnieuw zodra u een foto toevoegt of weggooit.',
] as const;

/** What she changed, by `src`: the rest may have been changed on another device. */
export function readAlts(form: FormData): Map<string, string> {
  const changed = listSources(form, 'alt/')
    .map((src): [string, string] => [src, readText(form, `alt/${src}`)])
    .filter(([src, alt]) => alt.length <= longestAlt && alt !== readText(form, `was/${src}`));
  return new Map(changed);
}

/** The photos for which the form has a field: `alt/kat.jpg` */
function listSources(form: FormData, field: `${string}/`): string[] {
  const names = [...form.keys()].filter((name) => name.startsWith(field));
  return names.map((name) => name.slice(field.length));
}

const longestAlt = 300; // UTF-16 units; the field takes no more

type Steps = Readonly<Record<string, string>>;

const asideSteps: Steps = { plaatsen: 'Zet in het album', weggooien: 'Gooi weg' };
const albumSteps: Steps = {
  bewaren: 'Bewaar de tekst',
  vooraan: 'Vooraan',
  eerder: 'Eerder',
  later: 'Later',
  weghalen: 'Haal weg',
};

async function finish(visit: Visit, problems: readonly string[]): Promise<ActionResult> {
  if (problems.length === 0) return { redirect: '/beheer/album' };
  return { ...(await showAlbum(visit)), ...refuse(...problems) };
}

export const showAlbum: Action = async ({ documents }) => {
  const { photos, asidePhotos } = await readAlbum(documents);
  return {
    title: 'Fotoalbum',
    content: (
      <>
        <UploadForm />
        <form method="post" action="/beheer/album/foto">
          {asidePhotos.length > 0 && <h2>Nog niet in het album</h2>}
          <PhotoList photos={asidePhotos} steps={asideSteps} />
          <h2>In het album</h2>
          <PhotoList photos={photos} steps={albumSteps} />
        </form>
      </>
    ),
  };
};

function UploadForm() {
  return (
    <form method="post" action="/beheer/album" encType="multipart/form-data" className="card">
      <label>
        Nieuwe foto’s
        <small>
          Hooguit 15 MB per foto. <noscript>Kies er hooguit twee tegelijk.</noscript> Vraag de
          eigenaar van het dier om toestemming, en zet geen mensen op de foto.
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
      <a href="/beheer/album" hidden>
        Verder met de foto’s die klaarstaan
      </a>
    </form>
  );
}

function PhotoList({ photos, steps }: { photos: readonly Photo[]; steps: Steps }) {
  return (
    <ul>
      {photos.map(({ documentName, src, alt, file }) => (
        <li key={documentName} className="card">
          <img
            src={findThumbnail(src, file)}
            alt={alt}
            loading="lazy"
            width={file?.width ?? 800}
            height={file?.height ?? 600}
          />
          <input type="hidden" name={`was/${src}`} value={alt} />
          <label>
            Wat is er te zien?
            <textarea name={`alt/${src}`} rows={2} defaultValue={alt} maxLength={longestAlt} />
          </label>
          <p className="actions">
            <Buttons name={`stap/${src}`} words={steps} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function findThumbnail(src: string, file: Photo['file']): string {
  const url = `/fotos/album/${encodeURIComponent(src)}`;
  return file && file.width > 400 ? nameVariant(url, 400, 'webp') : url;
}
