// Shows the album. One form has every sentence, so that each of its buttons stores all of them.
import type { Photo } from 'shared/photo.ts';
import { nameVariant } from 'shared/photo-files.ts';
import { findConfirmation } from '../http/respond.tsx';
import type { Handler } from '../owner-request.ts';
import { deletePhoto, loadAlbum, moveToFront, storeSentences } from './stored-album.ts';

const url = '/beheer/album';
const maxSentenceLength = 300;

export const changeSentences: Handler = async (request) => {
  const changed = await storeSentences(request, readSentences(request.form));
  return { redirect: composeResultUrl(changed.length > 0 ? 'bewaard' : 'niets', changed) };
};

export const bringToFront: Handler = async (request) => {
  const [name] = request.documentNames;
  if (!name) return { redirect: url };
  await storeSentences(request, readSentences(request.form));
  await moveToFront(request, name);
  return { redirect: composeResultUrl('vooraan', [name]) };
};

export const removePhoto: Handler = async (request) => {
  const [name] = request.documentNames;
  if (!name) return { redirect: url };
  await storeSentences(request, readSentences(request.form));
  const album = await loadAlbum(request.database);
  const index = album.findIndex(({ documentName }) => documentName === name);
  await deletePhoto(request, name);
  const next = album.slice(index + 1, index + 2).map(({ documentName }) => documentName);
  return { redirect: composeResultUrl('verwijderd', next) };
};

/** `names`: the photos that show the result. The browser scrolls to the first of them. */
function composeResultUrl(result: keyof typeof confirmations, names: readonly string[]): string {
  const query = new URLSearchParams({ gedaan: result });
  for (const name of names) query.append('naam', name);
  return `${url}?${query}#${encodeURIComponent(names[0] ?? '')}`;
}

const confirmations = {
  bewaard: 'Deze zin staat op de site.',
  niets: 'Er was niets veranderd.',
  vooraan: 'Deze foto staat nu vooraan in het album.',
  verwijderd: 'De foto die hier stond, is verwijderd.',
};

const prefix = 'zin ';

/** Reads the sentences by document name. An empty one changes nothing. */
function readSentences(form: FormData): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const [field, value] of form) {
    const sentence = String(value).trim().slice(0, maxSentenceLength);
    if (field.startsWith(prefix) && sentence) sentences.set(field.slice(prefix.length), sentence);
  }
  return sentences;
}

export const showAlbum: Handler = async ({ database, query }) => {
  const album = await loadAlbum(database);
  const waiting = album.filter(({ alt }) => !alt).length;
  const confirmation = findConfirmation(query, confirmations);
  const changedNames = query.getAll('naam');
  return {
    title: 'Fotoalbum',
    url,
    banner: changedNames.length === 0 ? confirmation : undefined,
    content: (
      <>
        <p className="actions">
          <a href={`${url}/toevoegen`}>Voeg foto’s toe</a>
        </p>
        {waiting > 0 && (
          <p>
            Nog niet op de site: {waiting === 1 ? 'één foto' : `${waiting} foto’s`}. Schrijf bij
            iedere nieuwe foto wat er te zien is, en druk op Bewaar.
          </p>
        )}
        <form method="post" action={url}>
          <ul>
            {album.map((photo) => (
              <PhotoItem
                key={photo.documentName}
                photo={photo}
                result={changedNames.includes(photo.documentName) ? confirmation?.text : undefined}
              />
            ))}
          </ul>
          <button type="submit" className="sticky" hidden={album.length === 0}>
            Bewaar
          </button>
        </form>
      </>
    ),
  };
};

function PhotoItem({ photo, result }: { photo: Photo; result: string | undefined }) {
  const { documentName, src, alt, file } = photo;
  const picture = `/fotos/album/${encodeURIComponent(src)}`;
  return (
    <li className="white-card" id={documentName}>
      {result && (
        <p className="banner success" role="status">
          {result}
        </p>
      )}
      <img
        src={file && file.width > 400 ? nameVariant(picture, 400, 'webp') : picture}
        alt={alt}
        loading="lazy"
        width={file?.width ?? 800}
        height={file?.height ?? 600}
      />
      <label>
        Wat is er te zien?
        <small>Goed: ‘Een grijze pers ligt met dichte ogen op de trimtafel.’</small>
        <textarea
          name={prefix + documentName}
          rows={2}
          defaultValue={alt}
          maxLength={maxSentenceLength}
        />
      </label>
      <p className="actions">
        {alt && <PhotoButton photo={photo} action="vooraan" label="Vooraan" />}
        <PhotoButton photo={photo} action="verwijderen" label="Verwijder" />
      </p>
    </li>
  );
}

type PhotoButtonProps = { photo: Photo; action: string; label: string };

function PhotoButton({ photo, action, label }: PhotoButtonProps) {
  return (
    <button
      type="submit"
      name="naam"
      value={photo.documentName}
      formAction={`${url}/${action}`}
      className="quiet"
    >
      {label}
    </button>
  );
}
