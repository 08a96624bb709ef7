// What an upload is, by its bytes: its name and type are what a phone says of it, and sharp would try every decoder.

const maxBytes = 15 * 1024 * 1024;

const heic =
  'Dit is een HEIC-foto, en die kan de site niet gebruiken. Kies op uw iPhone bij Instellingen > Camera > Structuur voor Meest compatibel: nieuwe foto’s zijn dan JPEG. Deze foto kunt u als JPEG bewaren en daarna opnieuw kiezen.';

/** In this order; null is what the site can use. */
const kinds: readonly [start: RegExp, problem: string | null][] = [
  [/^\xff\xd8\xff/, null], // JPEG
  [/^\x89PNG\r\n.\n/s, null],
  [/^RIFF.{4}WEBPVP8/s, null],
  // The container of AVIF, of HEIC and of videos: the codes of four letters say which.
  [/^.{4}ftyp(?:avi[fs]|m[is]f1.{4}(?:.{4})*?avif)/s, null],
  [/^.{4}ftyp(?:he[iv]|m[is]f1)/s, heic],
  [/^.{4}ftyp/s, refuse('een video')],
  [/^GIF8/, refuse('een GIF-plaatje')],
  [/%PDF-/, refuse('een PDF')],
  [/<(?:!doctype html|html|head|body|script)\b/i, refuse('een webpagina')],
  [/<svg\b/i, refuse('een tekening (SVG)')],
  [/^[\t\r\n -~\x80-\xff]*$/, refuse('een tekst')],
];

/** A sentence for the owner, or null. */
export function findUploadProblem(bytes: Buffer): string | null {
  if (bytes.length === 0) return 'Dit bestand is leeg. Kies de foto opnieuw.';
  if (bytes.length > maxBytes) return 'Dit bestand is groter dan 15 MB. Kies een kleinere foto.';
  const start = bytes.toString('latin1', 0, 1024);
  const kind = kinds.find(([pattern]) => pattern.test(start));
  return kind ? kind[1] : refuse('een ander soort bestand');
}

function refuse(kind: string): string {
  return `Dit is ${kind} en geen foto. Kies een foto die als JPEG of PNG is bewaard.`;
}
