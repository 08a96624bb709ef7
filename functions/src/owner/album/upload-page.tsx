// Adds photos. `browser/upload.ts` sends the chosen ones, one after another.
import { composeRefusal, type Outcome } from '../http/outcome.ts';
import type { Handler, Page } from '../owner-request.ts';
import { addPhoto } from './stored-album.ts';

const url = '/beheer/album/toevoegen';

export const showUpload: Handler = async () => drawUpload({});

/** Without the script, one form has all photos, and an empty file if none is chosen. */
export const upload: Handler = async (request) => {
  const originals = request.form
    .getAll('foto')
    .filter((each) => each instanceof File)
    .filter(({ size }) => size > 0);
  if (originals.length === 0) return drawUpload(composeRefusal('Kies eerst een foto.'));
  for (const original of originals) {
    const problem = await addPhoto(request, original);
    if (problem) return drawUpload(composeRefusal(problem));
  }
  return { redirect: '/beheer/album' };
};

function drawUpload(outcome: Outcome): Page {
  return {
    title: 'Foto’s toevoegen',
    url,
    ...outcome,
    content: (
      <form method="post" action={url} encType="multipart/form-data" className="white-card">
        <label>
          Nieuwe foto’s
          <small>
            Meer tegelijk mag. Vraag de eigenaar van het dier om toestemming, en zet geen mensen op
            de foto.
          </small>
          <input
            name="foto"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            required
          />
        </label>
        <div role="status" />
        <progress max="1" aria-label="Verstuurd" hidden />
        <button type="submit">Voeg toe</button>
      </form>
    ),
  };
}
