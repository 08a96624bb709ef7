import type { Photo } from '../../../src/data/photo.ts';
import { nameVariant } from '../../../src/ui/photo-files.ts';
import {
  addPhoto,
  changePhoto,
  discardPhotos,
  type Move,
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

export const changeAlbum: Show = async (visit) => {
  const { documents, files, form, now } = visit;
  const [id, step, alt] = [readText(form, 'foto'), readText(form, 'stap'), readText(form, 'alt')];
  if (!id || id.includes('/') || alt.length > longestAlt) return show(visit, []);
  if (step === 'plaatsen' && !alt)
    return show(visit, ['Schrijf eerst wat er op de foto te zien is.']);
  if (step === 'plaatsen') await publishPhoto(documents, id, alt);
  else if (step === 'weggooien') await discardPhotos(documents, files, now, id);
  else if (step === 'weghalen') await setPhotoAside(documents, id, now);
  else await changePhoto(documents, id, { alt, ...(moves[step] && { move: moves[step] }) });
  return { redirect: '/beheer/album' };
};

const longestAlt = 300; // UTF-16 units; the field takes no more

const moves: Readonly<Record<string, Move>> = {
  vooraan: 'first',
  eerder: 'earlier',
  later: 'later',
};

async function show({ documents }: Visit, problems: readonly string[]): Promise<Reply> {
  const { photos, aside } = await readAlbum(documents);
  return {
    title: 'Fotoalbum',
    status: problems.length > 0 ? 400 : 200,
    content: (
      <>
        <Messages kind="error" messages={problems} />
        <UploadForm />
        {aside.length > 0 && <h2>Nog niet in het album</h2>}
        <ul className="photos">
          {aside.map((photo) => (
            <PhotoForm key={photo.key} photo={photo}>
              {[
                ['plaatsen', 'Zet in het album'],
                ['weggooien', 'Gooi weg'],
              ]}
            </PhotoForm>
          ))}
        </ul>
        <h2>In het album</h2>
        <ul className="photos">
          {photos.map((photo) => (
            <PhotoForm key={photo.key} photo={photo}>
              {[
                ['bewaren', 'Bewaar de tekst'],
                ['vooraan', 'Vooraan'],
                ['eerder', 'Eerder'],
                ['later', 'Later'],
                ['weghalen', 'Haal weg'],
              ]}
            </PhotoForm>
          ))}
        </ul>
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

type PhotoFormProps = { photo: Photo; children: [step: string, words: string][] };

function PhotoForm({ photo: { key, src, alt, file }, children: steps }: PhotoFormProps) {
  const url = `/fotos/album/${encodeURIComponent(src)}`;
  const small = file && file.width > 400 ? nameVariant(url, 400, 'webp') : url;
  return (
    <li className="card">
      <img
        src={small}
        alt={alt}
        loading="lazy"
        width={file?.width ?? 800}
        height={file?.height ?? 600}
      />
      <form method="post" action="/beheer/album/foto" className="fields">
        <input type="hidden" name="foto" value={key} />
        <label>
          Wat is er te zien?
          <textarea name="alt" rows={2} defaultValue={alt} maxLength={longestAlt} />
        </label>
        <div className="actions">
          {steps.map(([step, words], index) => (
            <Button key={step} step={step} isQuiet={index > 0}>
              {words}
            </Button>
          ))}
        </div>
      </form>
    </li>
  );
}
