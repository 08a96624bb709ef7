// Reads what the test sites store, without the sites: documents and mails.

import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { connectFirestore } from '../firestore-client.ts';
import { site } from './site-server.ts';

export const connectTo = ({ firestorePort }: typeof site) => ({
  owner: connectFirestore(`http://127.0.0.1:${firestorePort}`, 'demo-trimsalon', 'owner'),
});

export const database = connectTo(site);

/** The photos of a first start. */
export const photoCount = countSeedPhotos();

function countSeedPhotos(): number {
  const text = readFileSync('scripts/local/seed-photos.json', 'utf8');
  const photos: unknown[] = JSON.parse(text);
  return photos.length;
}

export async function readMails(subject: string): Promise<Email[]> {
  const files = await listMails(site.state);
  const mails = await Promise.all(files.map(parseMail));
  return mails.filter((mail) => mail.subject === `Bericht via de website: ${subject}`);
}

/** Returns the links of the last mail that matches, in order. Returns [] without such a mail. */
export async function readLinks(stateFolder: string, pattern: RegExp): Promise<string[]> {
  const files = await listMails(stateFolder);
  for (const file of files.toReversed()) {
    const { subject, text = '' } = await parseMail(file);
    if (pattern.test(`${subject}\n${text}`)) return text.match(/https?:\S+/g) ?? [];
  }
  return [];
}

/** Lists the files of all mails, the oldest first. */
async function listMails(stateFolder: string): Promise<string[]> {
  const folder = join(stateFolder, 'outbox');
  const names = await readdir(folder).catch(() => []); // missing until the first mail
  const mails = names.filter((name) => name.endsWith('.eml')).sort();
  return mails.map((name) => join(folder, name));
}

async function parseMail(file: string): Promise<Email> {
  const content = await readFile(file);
  return PostalMime.parse(content);
}
