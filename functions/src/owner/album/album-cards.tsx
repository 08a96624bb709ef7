import type { ReactNode } from 'react';
import { nameVariant } from 'shared/photo-files.ts';
import { Buttons } from '../page/buttons.tsx';
import type { OwnerPhoto } from './stored-album.ts';

export const maxAltLength = 300;

type CardBannerProps = { kind?: 'success' | 'error'; text: string; isTarget?: boolean };

/** `isTarget`: the banner's id is the url's hash, so the browser scrolls to it and focuses it. */
export function CardBanner({ kind = 'success', text, isTarget = true }: CardBannerProps) {
  return (
    <p
      {...(isTarget && { id: 'foto-hier', tabIndex: -1 })}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`banner ${kind}`}
    >
      {text}
    </p>
  );
}

/** Replaces the card of a photo that moved to the album, so that the next card stays in view. */
export function MovedToAlbum({ src }: { src: string }) {
  return (
    <li>
      <CardBanner text="De foto staat nu achteraan in het album." />
      <a href={`#${nameCard(src)}`}>Naar de foto, voor een andere plaats</a>
    </li>
  );
}

type CardProps = { photo: OwnerPhoto; position: number; banner: ReactNode };

export function Card({ photo, position, banner }: CardProps) {
  const { src, alt, state } = photo;
  const isNew = state === 'waiting';
  return (
    <li id={nameCard(src)} className="white-card">
      {banner}
      <Thumbnail photo={photo} />
      <input type="hidden" name={`was/${src}`} value={alt} />
      <label>
        Wat is er te zien?
        {(isNew || !alt) && (
          <small>
            Goed: ‘Een grijze pers ligt met dichte ogen op de trimtafel.’ Niet: ‘foto van kat’.
          </small>
        )}
        <textarea name={`alt/${src}`} rows={2} defaultValue={alt} maxLength={maxAltLength} />
      </label>
      {!isNew && (
        <label className="position">
          Zet op plaats
          <input name={`plaats/${src}`} inputMode="numeric" maxLength={3} autoComplete="off" />
          <small>nu {position}</small>
        </label>
      )}
      <p className="actions">
        <Buttons name={`stap/${src}`} labels={isNew ? newCommands : albumCommands} />
      </p>
    </li>
  );
}

const newCommands = { plaatsen: 'Zet in het album', weggooien: 'Gooi weg' };
const albumCommands = { bewaren: 'Bewaar', weggooien: 'Gooi weg' };

type DiscardedProps = { photo: OwnerPhoto; days: number; banner: ReactNode };

export function DiscardedCard({ photo, days, banner }: DiscardedProps) {
  const name = `stap/${photo.src}`;
  return (
    <li className="white-card discarded">
      {banner}
      <Thumbnail photo={photo} />
      <p>{photo.alt}</p>
      <p className="actions">
        <Buttons name={name} labels={{ terug: 'Zet terug' }} />
        <small>{days === 1 ? 'nog een dag' : `nog ${days} dagen`}</small>
      </p>
      <details>
        <summary>Verwijder meteen, voorgoed</summary>
        <p>
          Doe dit als de eigenaar van het dier geen toestemming meer geeft. De foto is dan ook voor
          u weg.
        </p>
        <p className="actions">
          <Buttons name={name} labels={{ verwijderen: 'Verwijder voorgoed' }} />
        </p>
      </details>
    </li>
  );
}

function Thumbnail({ photo: { src, alt, file } }: { photo: OwnerPhoto }) {
  const url = `/fotos/album/${encodeURIComponent(src)}`;
  return (
    <img
      src={file && file.width > 400 ? nameVariant(url, 400, 'webp') : url}
      alt={alt}
      loading="lazy"
      width={file?.width ?? 800}
      height={file?.height ?? 600}
    />
  );
}

function nameCard(src: string): string {
  return `foto-${encodeURIComponent(src)}`;
}
