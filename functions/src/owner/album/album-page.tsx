import type { Photo } from 'shared/photo.ts';
import { nameVariant } from 'shared/photo-files.ts';
import { Buttons } from '../http/buttons.tsx';
import { readText } from '../http/form-text.ts';
import { describeOutcome } from '../http/respond.tsx';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { addPhoto, changePhoto, deletePhoto, loadAlbum } from './stored-album.ts';

const maxAltLength = 300;

export const showAlbum: Handler = (request) => drawAlbum(request);

export const upload: Handler = async (request) => {
  const alt = readText(request.form, 'alt');
  const original = request.form.get('foto');
  if (!(original instanceof File) || original.size === 0) {
    return drawAlbum(request, 'Kies eerst een foto.');
  }
  const problem = findAltProblem(alt) ?? (await addPhoto(request, original, alt));
  if (problem) return drawAlbum(request, problem);
  return { redirect: '/beheer/album?gedaan=toegevoegd' };
};

/** Stores the sentence of one photo, and does what its pressed button says. */
export const changePhotos: Handler = async (request) => {
  const { form, documentNames } = request;
  const [name = ''] = documentNames;
  const command = readText(form, 'stap');
  if (command === 'verwijderen') {
    await deletePhoto(request, name);
    return { redirect: '/beheer/album?gedaan=verwijderd' };
  }
  const alt = readText(form, 'alt');
  const problem = findAltProblem(alt);
  if (problem) return drawAlbum(request, problem);
  await changePhoto(request, name, { alt, goesFirst: command === 'vooraan' });
  return { redirect: '/beheer/album?gedaan=bewaard' };
};

function findAltProblem(alt: string): string | null {
  if (!alt) return 'Schrijf eerst wat er op de foto te zien is.';
  return alt.length > maxAltLength ? `De zin heeft meer dan ${maxAltLength} tekens.` : null;
}

const confirmations = {
  toegevoegd: 'De foto staat vooraan in het album.',
  bewaard: 'Bewaard.',
  verwijderd: 'De foto is verwijderd.',
};

/** `problem`: why a form was refused. Its field then shows the typed sentence. */
async function drawAlbum(request: OwnerRequest, problem?: string): Promise<Page> {
  const { database, query, form, documentNames } = request;
  const photos = await loadAlbum(database);
  const typed = problem ? readText(form, 'alt') : undefined;
  const [refused] = documentNames;
  return {
    title: 'Fotoalbum',
    url: '/beheer/album',
    ...describeOutcome(query, confirmations, problem),
    content: (
      <>
        <UploadForm alt={refused ? '' : typed} />
        <ul>
          {photos.map((photo) => (
            <PhotoItem
              key={photo.documentName}
              photo={photo}
              alt={photo.documentName === refused ? typed : photo.alt}
            />
          ))}
        </ul>
      </>
    ),
  };
}

function UploadForm({ alt }: { alt: string | undefined }) {
  return (
    <form method="post" action="/beheer/album" encType="multipart/form-data" className="white-card">
      <label>
        Nieuwe foto
        <small>Vraag de eigenaar van het dier om toestemming, en zet geen mensen op de foto.</small>
        <input
          name="foto"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          required
        />
      </label>
      <AltField alt={alt} />
      <div role="status" />
      <progress max="1" aria-label="Verstuurd" hidden />
      <button type="submit">Voeg toe</button>
    </form>
  );
}

function PhotoItem({ photo, alt }: { photo: Photo; alt: string | undefined }) {
  const { documentName, src, file } = photo;
  const url = `/fotos/album/${encodeURIComponent(src)}`;
  return (
    <li className="white-card">
      <form method="post" action={`/beheer/album/foto?naam=${encodeURIComponent(documentName)}`}>
        <img
          src={file && file.width > 400 ? nameVariant(url, 400, 'webp') : url}
          alt={photo.alt}
          loading="lazy"
          width={file?.width ?? 800}
          height={file?.height ?? 600}
        />
        <AltField alt={alt} />
        <p className="actions">
          <Buttons
            name="stap"
            labels={{ bewaren: 'Bewaar', vooraan: 'Vooraan', verwijderen: 'Verwijder' }}
          />
        </p>
      </form>
    </li>
  );
}

function AltField({ alt }: { alt: string | undefined }) {
  return (
    <label>
      Wat is er te zien?
      <small>Goed: ‘Een grijze pers ligt met dichte ogen op de trimtafel.’</small>
      <textarea name="alt" rows={2} defaultValue={alt} maxLength={maxAltLength} />
    </label>
  );
}
