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
export const photoCount = JSON.parse(readFileSync('scripts/local/seed-photos.json', 'utf8'))
  .length as number;

const folder = join(site.state, 'outbox');

export async function readMails(subject: string): Promise<Email[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter((mail) => mail.subject === `Bericht via de website: ${subject}`);
}

/** Returns the links of the last mail that matches, in order. Returns [] without such a mail. */
export async function readLinks(stateFolder: string, pattern: RegExp): Promise<string[]> {
  const folder = join(stateFolder, 'outbox');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort();
  for (const file of files.reverse()) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)));
    if (pattern.test(`${mail.subject}\n${mail.text}`)) return mail.text?.match(/https?:\S+/g) ?? [];
  }
  return [];
}
