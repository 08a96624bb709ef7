// photos/alt-teksten.csv comes from a spreadsheet: with semicolons or commas, and perhaps in windows-1252.
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';

export type AltTexts = {
  /** `photo` is 'album/IMG 1.JPG', or only 'IMG 1.JPG'; capitals do not matter. */
  find: (photo: string) => string | null;
  add: (photo: string, text: string) => Promise<void>; // writes the file too
};

const header = ['bestand', 'tekst'];

export async function openAltTexts(file: string): Promise<AltTexts> {
  const rows = readRows(decode(await readFile(file).catch(() => Buffer.alloc(0))), file);
  const texts = new Map(rows.map(([photo, text]) => [toKey(photo), text]));
  return {
    find: (photo) =>
      texts.get(toKey(photo)) || texts.get(toKey(photo.replace(/^album\//, ''))) || null,
    async add(photo, text) {
      rows.push([photo, text]);
      texts.set(toKey(photo), text);
      const lines = [header, ...rows].map((row) => row.map(quote).join(';'));
      // A spreadsheet takes a file without this mark for windows-1252.
      await writeFile(file, `\uFEFF${lines.join('\r\n')}\r\n`);
    },
  };
}

function readRows(text: string, file: string): [photo: string, text: string][] {
  const [firstLine = ''] = text.split('\n');
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: [';', '\t', ','].find((delimiter) => firstLine.includes(delimiter)) ?? ';',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    return rows
      .filter(([photo = '', words]) => photo && words && photo.toLowerCase() !== header[0])
      .map(([photo = '', words = '']) => [photo, words]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`${file} is niet te lezen als tabel (${reason}).`);
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function toKey(photo: string): string {
  return photo.trim().normalize('NFC').toLowerCase().replaceAll('\\', '/');
}

function quote(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
