import type { Photo } from '../../../src/data/photo.ts';
import { nameVariant } from '../../../src/ui/photo-files.ts';
import {
  addPhoto,
  describePhotos,
  discardPhotos,
  type Move,
  movePhoto,
  publishPhoto,
  readAlbum,
  setPhotoAside,
} from './album.ts';
import { Button, Messages } from './page.tsx';
import { type Reply, readText, type Show, type Visit } from './visit.ts';

export const showAlbum: Show = (visit) => show(visit, []);

export const upload: Show = async (visit) => {
  const { documents, files, form, now, wantsText } = visit;
  await discardPhotos(documents, files, now);
  const problems: string[] = [];
  for (const [index, file] of form.getAll('foto').entries()) {
    if (typeof file === 'string') continue;
    const original = Buffer.from(await file.arrayBuffer());
    const problem = await addPhoto(documents, files, original, now + index);
    if (problem) problems.push(`${file.name}: ${problem}`);
  }
  const status = problems.length > 0 ? 400 : 200;
  if (wantsText) return { text: problems.join('\n') || 'OK', status };
  return problems.length > 0 ? show(visit, problems) : { redirect: '/beheer/album' };
};

/** Every sentence on the page is kept, whichever button is pressed. */
export const changeAlbum: Show = async (visit) => {
  const { documents, files, form, now } = visit;
  await describePhotos(documents, readAlts(form));
  const [, step = '', src = ''] = /^(\w+)\/(.+)$/.exec(readText(form, 'stap')) ?? [];
  const move = moves[step];
  if (step === 'plaatsen' && !(await publishPhoto(documents, src))) {
    return show(visit, ['Schrijf eerst wat er op de foto te zien is.']);
  }
  if (step === 'weggooien') await discardPhotos(documents, files, now, src);
  if (step === 'weghalen') await setPhotoAside(documents, src, now);
  if (move) await movePhoto(documents, src, move);
  return { redirect: '/beheer/album' };
};

/** What she changed, by `src`: the rest may have been changed on another device. */
export function readAlts(form: FormData): Map<string, string> {
  const sources = [...form.keys()].flatMap((name) => /^alt\/(.+)$/.exec(name)?.[1] ?? []);
  const changed = sources
    .map((src): [string, string] => [src, readText(form, `alt/${src}`)])
    .filter(([src, alt]) => alt.length <= longestAlt && alt !== readText(form, `was/${src}`));
  return new Map(changed);
}

const longestAlt = 300; // UTF-16 units; the field takes no more

const moves: Readonly<Record<string, Move>> = {
  vooraan: 'first',
  eerder: 'earlier',
  later: 'later',
};

const asideSteps: Steps = [
  ['plaatsen', 'Zet in het album'],
  ['weggooien', 'Gooi weg'],
];
const albumSteps: Steps = [
  ['bewaren', 'Bewaar de tekst'],
  ['vooraan', 'Vooraan'],
  ['eerder', 'Eerder'],
  ['later', 'Later'],
  ['weghalen', 'Haal weg'],
];

async function show({ documents }: Visit, problems: readonly string[]): Promise<Reply> {
  const { photos, aside } = await readAlbum(documents);
  return {
    title: 'Fotoalbum',
    status: problems.length > 0 ? 400 : 200,
    content: (
      <>
        <Messages kind="error" messages={problems} />
        <UploadForm />
        <form method="post" action="/beheer/album/foto" className="fields">
          {aside.length > 0 && <h2>Nog niet in het album</h2>}
          <PhotoList photos={aside} steps={asideSteps} />
          <h2>In het album</h2>
          <PhotoList photos={photos} steps={albumSteps} />
        </form>
      </>
    ),
  };
}

function UploadForm() {
  return (
    <form method="post" action="/beheer/album" encType="multipart/form-data" className="panel">
      <div className="field">
        <label htmlFor="foto">Nieuwe foto’s</label>
        <input
          id="foto"
          name="foto"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          required
          aria-describedby="foto-hint"
        />
        <p id="foto-hint" className="hint">
          Hooguit 15 MB per foto. <span data-no-script>Kies er hooguit twee tegelijk.</span> Vraag
          de eigenaar van het dier om toestemming, en zet geen mensen op de foto.
        </p>
      </div>
      <Button>Voeg toe</Button>
      <div role="status">
        <ul className="progress" />
      </div>
    </form>
  );
}

type Steps = readonly (readonly [step: string, words: string])[];

function PhotoList({ photos, steps }: { photos: readonly Photo[]; steps: Steps }) {
  return (
    <ul className="photos">
      {photos.map(({ key, src, alt, file }) => (
        <li key={key} className="card">
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
          <div className="actions">
            {steps.map(([step, words], index) => (
              <Button key={step} step={`${step}/${src}`} isQuiet={index > 0}>
                {words}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function findThumbnail(src: string, file: Photo['file']): string {
  const url = `/fotos/album/${encodeURIComponent(src)}`;
  return file && file.width > 400 ? nameVariant(url, 400, 'webp') : url;
}
