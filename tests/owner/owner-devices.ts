// The owner's pages with two reviews, and a way to open each link as a device with a cookie of its own.
import type { Database } from '../../functions/src/database.ts';
import { createToken } from '../../functions/src/owner/access/tokens.ts';
import { addReviews, fields, secret, startOwnerSite } from './owner-site.ts';

export const hour = 3_600_000; // ms
export const day = 24 * hour;

export const readCookie = ({ headers }: { headers: Headers }) =>
  /__session=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

export async function startWithDevices(
  documents: Database,
  options?: Parameters<typeof startOwnerSite>[1],
) {
  const site = await startOwnerSite(documents, options);
  await addReviews(documents, [31, 32]);
  const { clock, visitWith } = site;
  const create = (subject: Parameters<typeof createToken>[1], sign = secret) =>
    createToken(sign, subject, clock.time);
  const open = (token: string, cookie = '') =>
    visitWith(cookie).post('/beheer/openen', fields({ token }));
  /** As a device with a cookie of its own. */
  const openDevice = async (token: string) => visitWith(readCookie(await open(token)));
  const endAll = () => visitWith(create('session')).post('/beheer/beeindigen', fields({}));
  return { ...site, create, open, openDevice, endAll };
}
