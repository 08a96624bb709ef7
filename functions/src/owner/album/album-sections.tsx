import type { ReactNode } from 'react';
import { privacy, timeInBin } from 'shared/privacy.ts';
import { Card, CardBanner, DiscardedCard, MovedToAlbum } from './album-cards.tsx';
import type { OwnerPhoto } from './stored-album.ts';

type SectionsProps = {
  photos: readonly OwnerPhoto[];
  now: number;
  pressedSrc: string | null;
  command: string | null;
  problems: ReadonlyMap<string, string>;
};

export function AlbumSections({ photos, now, pressedSrc, command, problems }: SectionsProps) {
  const album = photos.filter(({ state }) => state === 'album');
  const [firstProblem] = problems.keys();
  const isErased = pressedSrc !== null && !photos.some(({ src }) => src === pressedSrc);

  function findSection(photo: OwnerPhoto): OwnerPhoto['state'] {
    if (photo.state !== 'discarded' || photo.src !== pressedSrc) return photo.state;
    return photo.wasWaiting ? 'waiting' : 'album';
  }
  const wasAdded = ({ src, state }: OwnerPhoto) =>
    src === pressedSrc && command === 'plaatsen' && state === 'album';

  function renderBanner({ src, state }: OwnerPhoto, position: number): ReactNode {
    const problem = problems.get(src);
    if (problem) return <CardBanner kind="error" text={problem} isTarget={src === firstProblem} />;
    if (src !== pressedSrc || command === 'plaatsen') return null;
    if (state === 'discarded') return <CardBanner text="De foto is weggegooid." />;
    const done = command === 'terug' ? 'Teruggezet.' : 'Bewaard.';
    const where =
      state === 'album' ? ` De foto staat op plaats ${position} van ${album.length}.` : '';
    return <CardBanner text={done + where} />;
  }
  function draw(photo: OwnerPhoto) {
    const position = album.indexOf(photo) + 1;
    const banner = renderBanner(photo, position);
    const key = photo.src;
    if (photo.state === 'discarded') {
      const days = Math.ceil((photo.since + timeInBin - now) / 86_400_000);
      return <DiscardedCard key={key} photo={photo} days={days} banner={banner} />;
    }
    return <Card key={key} photo={photo} position={position} banner={banner} />;
  }
  const waiting = photos.filter((each) => findSection(each) === 'waiting' || wasAdded(each));
  const discarded = photos.filter((each) => findSection(each) === 'discarded');
  return (
    <form method="post" action="/beheer/album/foto#foto-hier">
      {/* Enter presses a form's first button. This invisible one only saves, and adds no photo. */}
      <input type="submit" value="Bewaar" className="visually-hidden" tabIndex={-1} aria-hidden />
      {waiting.length > 0 && <h2>Nog niet in het album</h2>}
      <ul>
        {waiting.map((photo) =>
          wasAdded(photo) ? <MovedToAlbum key={photo.src} src={photo.src} /> : draw(photo),
        )}
      </ul>
      <h2>In het album</h2>
      <ul>{photos.filter((each) => findSection(each) === 'album').map(draw)}</ul>
      {(discarded.length > 0 || isErased) && <h2>Weggegooid</h2>}
      {isErased && <CardBanner text="Deze foto is voorgoed weg." />}
      {discarded.length > 0 && (
        <p>Wat u weggooit, kunt u {privacy.binDays} dagen lang terugzetten.</p>
      )}
      <ul>{discarded.map(draw)}</ul>
    </form>
  );
}
