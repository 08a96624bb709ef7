import type { ReactNode } from 'react';
import { nameVariant } from 'shared/photo-files.ts';
import { Buttons } from '../http/buttons.tsx';
import { composeWas, conflict, type FormFeedback } from '../http/form-feedback.ts';
import { readText } from '../http/form-text.ts';
import type { StoredPhoto } from './album-commands.ts';

export const maxAltLength = 300;

/** The banner's id is the url's hash, so the browser scrolls to it and focuses it. */
export function CardBanner({ kind = 'success', text }: { kind?: string; text: string }) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <p id="foto-hier" tabIndex={-1} role={role} className={`banner ${kind}`}>
      {text}
    </p>
  );
}

type CardProps = { photo: StoredPhoto; banner: ReactNode; children: ReactNode };

/** Has its own form: one form of all photos would exceed the limit of fields (read-form.ts). */
export function Card({ photo, banner, children }: CardProps) {
  const { documentName, src, alt, file } = photo;
  const url = `/fotos/album/${encodeURIComponent(src)}`;
  const action = `/beheer/album/foto?naam=${encodeURIComponent(documentName)}#foto-hier`;
  return (
    <li className="white-card">
      <form method="post" action={action}>
        {banner}
        {src && (
          <img
            src={file && file.width > 400 ? nameVariant(url, 400, 'webp') : url}
            alt={alt}
            loading="lazy"
            width={file?.width ?? 800}
            height={file?.height ?? 600}
          />
        )}
        {children}
      </form>
    </li>
  );
}

type FieldsProps = {
  photo: StoredPhoto;
  position: number; // 0 if the photo is not in the album yet
  form: FormData; // what the owner typed, if that was refused
  problem: FormFeedback | undefined;
};

export function PhotoFields({ photo: { alt }, position, form, problem }: FieldsProps) {
  const typed = form.has('alt') ? readText(form, 'alt') : alt;
  return (
    <>
      {problem === conflict && <p>{alt}</p>}
      <input type="hidden" name="was" value={composeWas(form, alt, problem)} />
      <label>
        Wat is er te zien?
        {!alt && (
          <small>
            Goed: ‘Een grijze pers ligt met dichte ogen op de trimtafel.’ Niet: ‘foto van kat’.
          </small>
        )}
        <textarea name="alt" rows={2} defaultValue={typed} maxLength={maxAltLength} />
      </label>
      {position > 0 && (
        <label className="position">
          Zet op plaats
          <input name="plaats" inputMode="numeric" maxLength={3} autoComplete="off" />
          <small>nu {position}</small>
        </label>
      )}
      <p className="actions">
        <Buttons name="stap" labels={position > 0 ? albumCommands : newCommands} />
      </p>
    </>
  );
}

const newCommands = { plaatsen: 'Zet in het album', weggooien: 'Gooi weg' };
const albumCommands = {
  bewaren: 'Bewaar',
  vooraan: 'Vooraan',
  omhoog: 'Eén omhoog',
  omlaag: 'Eén omlaag',
  weggooien: 'Gooi weg',
};
const discardedCommands = { terug: 'Zet terug' };
const erasingCommands = { verwijderen: 'Verwijder voorgoed' };

export const photoCommands = Object.keys({
  ...newCommands,
  ...albumCommands,
  ...discardedCommands,
  ...erasingCommands,
});

export function LeftOutFields({ photo: { documentName, alt, fields } }: { photo: StoredPhoto }) {
  return (
    <>
      <strong>{alt || documentName}</strong>
      <p>
        {fields.src
          ? `‘${fields.src}’ is geen naam van een bestand in het album.`
          : 'Er staat niet bij welk bestand het is.'}
      </p>
      <p className="actions">
        <Buttons name="stap" labels={{ weggooien: 'Gooi weg' }} />
      </p>
    </>
  );
}

export function DiscardedFields({ photo, days }: { photo: StoredPhoto; days: number }) {
  return (
    <>
      <p>{photo.alt || photo.documentName}</p>
      <p className="actions">
        <Buttons name="stap" labels={discardedCommands} />
        <small>{days === 1 ? 'nog een dag' : `nog ${days} dagen`}</small>
      </p>
      <details>
        <summary>Verwijder meteen, voorgoed</summary>
        <p>
          Doe dit als de eigenaar van het dier geen toestemming meer geeft. De foto is dan ook voor
          u weg.
        </p>
        <p className="actions">
          <Buttons name="stap" labels={erasingCommands} />
        </p>
      </details>
    </>
  );
}
