// One document, which no visitor can read: when all tokens were revoked, and when links to log in were mailed.
import type { Database } from '../../database.ts';

const path = 'settings/ownerLinks';

type StoredLinks = { endedAt: number; sent: number[] }; // ms since 1970

export async function loadRevokedAt({ transact }: Database): Promise<number> {
  return parseLinks(await transact(({ get }) => get(path))).endedAt;
}

/** Forgets the mailed links too, because they work no more and a new one may be needed. */
export async function revokeAll({ transact }: Database, now: () => number): Promise<void> {
  const revoke = () => transact(async ({ set }) => set(path, { endedAt: now(), sent: [] }));
  await revoke();
  await revoke(); // a token may have been issued while the first one was being stored
}

export const maxLinksPerDay = 6;
const day = 86_400_000; // ms: as long as a link works

/** False when six links were mailed within a day, all of which still work. */
export function reserveLinkMail({ transact }: Database, now: number): Promise<boolean> {
  return transact(async ({ get, set }) => {
    const links = parseLinks(await get(path));
    const sent = links.sent.filter((time) => time > now - day);
    if (sent.length >= maxLinksPerDay) return false;
    set(path, { ...links, sent: [...sent, now] });
    return true;
  });
}

/** For a mail that was not accepted. */
export async function releaseLinkMail({ transact }: Database, time: number): Promise<void> {
  await transact(async ({ get, set }) => {
    const links = parseLinks(await get(path));
    const index = links.sent.indexOf(time); // another may have been reserved in the same ms
    set(path, { ...links, sent: links.sent.filter((_, place) => place !== index) });
  });
}

function parseLinks(stored: object | null): StoredLinks {
  return { endedAt: 0, sent: [], ...stored }; // only this file and scripts/restore write it
}
