import { dayMs } from 'shared/durations.ts';
import { maxPhotos } from 'shared/photo.ts';
import { privacy, timeInBin } from 'shared/privacy.ts';
import type { FormFeedback } from '../http/form-feedback.ts';
import { Card, CardBanner, DiscardedFields, LeftOutFields, PhotoFields } from './album-cards.tsx';
import type { StoredPhoto } from './album-commands.ts';

type SectionsProps = {
  photos: readonly StoredPhoto[];
  now: number;
  form: FormData;
  pressed: string | null | undefined; // a document name
  command: string | null;
  problem: FormFeedback | undefined; // why the press was refused
};

const untyped = new FormData();

export function AlbumSections({ photos, now, form, pressed, command, problem }: SectionsProps) {
  const album = photos.filter(({ state }) => state === 'album');
  const hidden = photos.filter(({ state }) => state === 'left-out').length;
  const isErased = pressed != null && photos.every(({ documentName }) => documentName !== pressed);

  /** A photo that has just left its section stays there once, so that the next one is in view. */
  function findSection({ documentName, state, src, fields }: StoredPhoto): StoredPhoto['state'] {
    if (documentName !== pressed) return state;
    if (command === 'plaatsen' && state === 'album') return 'waiting';
    if (state !== 'discarded') return state;
    if (fields.wasWaiting) return 'waiting';
    return src ? 'album' : 'left-out';
  }
  function describeResult({ state }: StoredPhoto, position: number): string {
    if (state === 'discarded') return 'De foto is weggegooid.';
    const done = command === 'terug' ? 'Teruggezet.' : 'Bewaard.';
    if (state !== 'album') return done;
    return command === 'plaatsen'
      ? 'De foto staat nu achteraan in het album.'
      : `${done} De foto staat op plaats ${position} van ${album.length}.`;
  }
  function drawCard(photo: StoredPhoto) {
    const { documentName, state, fields } = photo;
    const position = album.indexOf(photo) + 1;
    const isPressed = documentName === pressed;
    const [kind = 'success', text = describeResult(photo, position)] = problem?.banner ?? [];
    const days = Math.ceil((Number(fields.since) + timeInBin - now) / dayMs);
    const own = isPressed && problem ? { form, problem } : { form: untyped, problem: undefined };
    return (
      <Card
        key={documentName}
        photo={photo}
        banner={isPressed && <CardBanner kind={kind} text={text} />}
      >
        {state === 'discarded' && <DiscardedFields photo={photo} days={days} />}
        {state === 'left-out' && <LeftOutFields photo={photo} />}
        {(state === 'album' || state === 'waiting') && (
          <PhotoFields photo={photo} position={position} {...own} />
        )}
      </Card>
    );
  }
  const drawSection = (section: StoredPhoto['state']) =>
    photos.filter((photo) => findSection(photo) === section).map(drawCard);
  const waiting = drawSection('waiting');
  const leftOut = drawSection('left-out');
  const discarded = drawSection('discarded');
  return (
    <>
      {waiting.length > 0 && <h2>Nog niet in het album</h2>}
      <ul>{waiting}</ul>
      {leftOut.length > 0 && <h2>Niet te zien op de site</h2>}
      {hidden > 0 && (
        <p>
          De site laat {hidden === 1 ? 'één foto' : `${hidden} foto’s`} weg. Gooi die weg, of vraag
          wie uw site bijhoudt om hulp.
        </p>
      )}
      <ul>{leftOut}</ul>
      <h2>In het album</h2>
      {album.length > maxPhotos && (
        <p>
          Er staan {album.length} foto’s in. De site laat de eerste {maxPhotos} zien.
        </p>
      )}
      <ul>{drawSection('album')}</ul>
      {(discarded.length > 0 || isErased) && <h2>Weggegooid</h2>}
      {isErased && <CardBanner text="Deze foto is voorgoed weg." />}
      {discarded.length > 0 && (
        <p>Wat u weggooit, kunt u {privacy.binDays} dagen lang terugzetten.</p>
      )}
      <ul>{discarded}</ul>
    </>
  );
}
