// Shows the album. One form has every sentence, so that each of its buttons stores all of them.
import type { Photo } from 'shared/photo.ts';
import { nameVariant } from 'shared/photo-files.ts';
import { findConfirmation } from '../http/outcome.ts';
import type { Handler } from '../owner-request.ts';
import { deletePhoto, loadAlbum, moveToFront, storeSentences } from './stored-album.ts';

const url = '/beheer/album';
const maxSentenceLength = 300;
const sentencePrefix = 'zin '; // of a field's name; the photo's document name follows

export const changeSentences: Handler = async (request) => {
  const changed = await storeSentences(request, readSentences(request.form));
  const result = changed.length > 0 ? 'bewaard' : 'niets';
  return { redirect: composeResultUrl(result, changed) };
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
  const next = album[index + 1];
  await deletePhoto(request, name);
  const names = next ? [next.documentName] : [];
  return { redirect: composeResultUrl('verwijderd', names) };
};

/** `names`: the photos that show the result. The browser scrolls to the first of them. */
function composeResultUrl(result: keyof typeof confirmations, names: readonly string[]): string {
  const query = new URLSearchParams({ gedaan: result });
  for (const name of names) query.append('naam', name);
  const hash = encodeURIComponent(names[0] ?? '');
  return `${url}?${query}#${hash}`;
}

const confirmations = {
  bewaard: 'Deze zin staat op de site.',
  niets: 'Er was niets veranderd.',
  vooraan: 'Deze foto staat nu vooraan in het album.',
  verwijderd: 'De foto die hier stond, is verwijderd.',
};

/** Reads the sentences by document name. An empty one changes nothing. */
function readSentences(form: FormData): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const [field, value] of form) {
    if (!field.startsWith(sentencePrefix)) continue;
    const name = field.slice(sentencePrefix.length);
    const sentence = String(value).trim().slice(0, maxSentenceLength);
    if (sentence) sentences.set(name, sentence);
  }
  return sentences;
}

export const showAlbum: Handler = async ({ database, query }) => {
  const album = await loadAlbum(database);
  const waitingCount = album.filter(({ alt }) => !alt).length;
  const waitingPhotos = waitingCount === 1 ? 'één foto' : `${waitingCount} foto’s`;
  const confirmation = findConfirmation(query, confirmations);
  const changedNames = query.getAll('naam'); // these photos show the confirmation themselves
  return {
    title: 'Fotoalbum',
    url,
    banner: changedNames.length === 0 ? confirmation : undefined,
    content: (
      <>
        <p className="actions">
          <a href={`${url}/toevoegen`}>Voeg foto’s toe</a>
        </p>
        {waitingCount > 0 && (
          <p>
            Nog niet op de site: {waitingPhotos}. Schrijf bij iedere nieuwe foto wat er te zien is,
            en druk op Bewaar.
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
  const largeFile = `/fotos/album/${encodeURIComponent(src)}`;
  const hasSmallFile = file && file.width > 400;
  const shownFile = hasSmallFile ? nameVariant(largeFile, 400, 'webp') : largeFile;
  return (
    <li className="white-card" id={documentName}>
      {result && (
        <p className="banner success" role="status">
          {result}
        </p>
      )}
      <img
        src={shownFile}
        alt={alt}
        loading="lazy"
        width={file?.width ?? 800}
        height={file?.height ?? 600}
      />
      <label>
        Wat is er te zien?
        <small>Goed: ‘Een grijze pers ligt met dichte ogen op de trimtafel.’</small>
        <textarea
          name={sentencePrefix + documentName}
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

function PhotoButton({ photo, action, label }: { photo: Photo; action: string; label: string }) {
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
