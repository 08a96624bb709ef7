import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

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
