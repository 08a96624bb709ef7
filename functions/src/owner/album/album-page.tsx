// Shows the album. One form has every sentence, so that each of its buttons stores all of them.
import type { Photo } from 'shared/photo.ts';
import { nameVariant } from 'shared/photo-files.ts';
import { Buttons } from '../http/buttons.tsx';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { deletePhoto, loadAlbum, moveToFront, storeSentences } from './stored-album.ts';

const url = '/beheer/album';
const maxSentenceLength = 300;

export const showAlbum: Handler = (request) => drawAlbum(request);

/** Stores the sentences, and shows the album at the first photo that changed. */
export const changeSentences: Handler = async (request) => {
  const problem = await findProblem(request);
  if (problem) return drawAlbum(request, problem);
  const changed = await storeSentences(request, readSentences(request.form));
  return { redirect: composeResultUrl('bewaard', changed) };
};

export const bringToFront: Handler = async (request) => {
  const [name] = request.documentNames;
  if (!name) return { redirect: url };
  const problem = await findProblem(request);
  if (problem) return drawAlbum(request, problem);
  await storeSentences(request, readSentences(request.form));
  await moveToFront(request, name);
  return { redirect: composeResultUrl('vooraan', [name]) };
};

export const removePhoto: Handler = async (request) => {
  const [name] = request.documentNames;
  if (!name) return { redirect: url };
  const problem = await findProblem(request, name);
  if (problem) return drawAlbum(request, problem);
  const sentences = readSentences(request.form);
  sentences.delete(name);
  await storeSentences(request, sentences);
  const { uploads, photos } = await loadAlbum(request.database);
  const names = [...uploads, ...photos].map(({ documentName }) => documentName);
  const index = names.indexOf(name);
  await deletePhoto(request, name);
  return { redirect: composeResultUrl('verwijderd', names.slice(index + 1, index + 2)) };
};

/** `names`: the photos that the result is about. The browser scrolls to the first of them. */
function composeResultUrl(result: string, names: readonly string[]): string {
  const query = new URLSearchParams({ gedaan: result });
  for (const name of names) query.append('naam', name);
  return `${url}?${query}#${encodeURIComponent(names[0] ?? '')}`;
}

const prefix = 'zin ';

function readSentences(form: FormData): Map<string, string> {
  const typed = Array.from(form).filter(([field]) => field.startsWith(prefix));
  return new Map(typed.map(([field, value]) => [field.slice(prefix.length), String(value).trim()]));
}

/** `ignored`: the photo that is removed. An upload may wait without a sentence; a photo may not. */
async function findProblem(request: OwnerRequest, ignored?: string): Promise<string | null> {
  const sentences = readSentences(request.form);
  const { uploads, photos } = await loadAlbum(request.database);
  for (const [index, { documentName, alt }] of [...uploads, ...photos].entries()) {
    const sentence = sentences.get(documentName) ?? alt;
    if (documentName === ignored || sentence === alt) continue;
    if (!sentence) return `Schrijf bij foto ${index + 1} wat er te zien is.`;
    if (sentence.length > maxSentenceLength) {
      return `De zin bij foto ${index + 1} heeft meer dan ${maxSentenceLength} tekens.`;
    }
  }
  return null;
}

/** `problem`: why a form was refused. Its fields then show the typed sentences. */
async function drawAlbum(request: OwnerRequest, problem?: string): Promise<Page> {
  const { uploads, photos } = await loadAlbum(request.database);
  const typed = readSentences(request.form);
  const all = [...uploads, ...photos];
  const results = problem ? [] : request.query.getAll('naam');
  const result = describeResult(request.query.get('gedaan') ?? '', all, results);
  const isAtPhoto = all.some(({ documentName }) => documentName === results[0]);
  return {
    title: 'Fotoalbum',
    url,
    banner: problem ? ['error', problem] : result && !isAtPhoto ? ['success', result] : undefined,
    status: problem ? 400 : 200,
    content: (
      <>
        <p className="actions">
          <a href="/beheer/album/toevoegen">Voeg foto’s toe</a>
        </p>
        {uploads.length > 0 && (
          <p>
            {uploads.length === 1
              ? 'De eerste foto staat nog niet op de site: schrijf wat er te zien is, en druk op Bewaar.'
              : `De eerste ${uploads.length} foto’s staan nog niet op de site: schrijf bij ieder wat er te zien is, en druk op Bewaar.`}
          </p>
        )}
        <form method="post" action={url}>
          <ul>
            {all.map((photo, index) => (
              <PhotoItem
                key={photo.documentName}
                photo={photo}
                number={index + 1}
                alt={typed.get(photo.documentName) ?? photo.alt}
                result={photo.documentName === results[0] ? result : null}
              />
            ))}
          </ul>
          {all.length > 0 && (
            <button type="submit" className="sticky">
              Bewaar
            </button>
          )}
        </form>
      </>
    ),
  };
}

function describeResult(
  result: string,
  all: readonly Photo[],
  names: readonly string[],
): string | null {
  const numbers = all.flatMap(({ documentName }, index) =>
    names.includes(documentName) ? [index + 1] : [],
  );
  switch (result) {
    case 'bewaard':
      if (numbers.length === 0) return 'Er was niets veranderd.';
      return numbers.length === 1
        ? `De zin bij foto ${numbers[0]} staat op de site.`
        : `De zinnen bij foto ${new Intl.ListFormat('nl').format(numbers.map(String))} staan op de site.`;
    case 'vooraan':
      return 'Deze foto staat nu vooraan in het album.';
    case 'verwijderd':
      return 'De foto die hier stond, is verwijderd.';
    default:
      return null;
  }
}

type PhotoItemProps = { photo: Photo; number: number; alt: string; result: string | null };

function PhotoItem({ photo, number, alt, result }: PhotoItemProps) {
  const { documentName, src, file } = photo;
  const picture = `/fotos/album/${encodeURIComponent(src)}`;
  return (
    <li className="white-card" id={documentName}>
      {result && (
        <div className="banner success" role="status">
          <p>{result}</p>
        </div>
      )}
      <img
        src={file && file.width > 400 ? nameVariant(picture, 400, 'webp') : picture}
        alt={photo.alt}
        loading="lazy"
        width={file?.width ?? 800}
        height={file?.height ?? 600}
      />
      <label>
        Foto {number}: wat is er te zien?
        <small>Goed: ‘Een grijze pers ligt met dichte ogen op de trimtafel.’</small>
        <textarea
          name={prefix + documentName}
          rows={2}
          defaultValue={alt}
          maxLength={maxSentenceLength}
        />
      </label>
      <div className="actions">
        {photo.alt && (
          <Buttons
            name="naam"
            labels={{ [documentName]: 'Vooraan' }}
            action={`${url}/vooraan`}
            isQuiet
          />
        )}
        <Buttons
          name="naam"
          labels={{ [documentName]: 'Verwijder' }}
          action={`${url}/verwijderen`}
          isQuiet
        />
      </div>
    </li>
  );
}
