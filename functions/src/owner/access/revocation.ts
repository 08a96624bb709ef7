// Stores when tokens were revoked and login links were mailed. No visitor can read the document.
import { dayMs } from 'shared/durations.ts';
import type { Database, Fields, Reader } from '../../database.ts';

const path = 'settings/ownerLinks';

type StoredLinks = { endedAt: number; sent: number[] }; // ms since 1970

export async function loadRevokedAt({ get }: Reader): Promise<number> {
  return parseLinks(await get(path)).endedAt;
}

/** Empties `sent` too: revoked login links must not count for the daily limit of new ones. */
export async function revokeAll({ transact }: Database, now: () => number): Promise<void> {
  const revoke = () => transact(async ({ set }) => set(path, { endedAt: now(), sent: [] }));
  await revoke();
  await revoke(); // again, for tokens issued while the first revocation was being stored
}

const maxLoginLinksPerDay = 6;

/** Returns false after six login links in a day: they still work, so no more are needed. */
export function reserveLoginLinkMail({ transact }: Database, now: number): Promise<boolean> {
  return transact(async ({ get, set }) => {
    const links = parseLinks(await get(path));
    const sent = links.sent.filter((time) => time > now - dayMs);
    if (sent.length >= maxLoginLinksPerDay) return false;
    set(path, { ...links, sent: [...sent, now] });
    return true;
  });
}

export async function releaseLoginLinkMail({ transact }: Database, time: number): Promise<void> {
  await transact(async ({ get, set }) => {
    const links = parseLinks(await get(path));
    const first = links.sent.indexOf(time); // removes one entry: two mails may share a millisecond
    set(path, { ...links, sent: links.sent.filter((_, index) => index !== first) });
  });
}

/** An engineer may type `endedAt` in the console. What is no number revokes every token. */
function parseLinks(stored: Fields | null): StoredLinks {
  const endedAt = toMilliseconds(Number(stored?.endedAt ?? 0));
  return { sent: [], ...stored, endedAt: Number.isNaN(endedAt) ? Infinity : endedAt };
}

/** Reads a time since 1970 that an engineer typed: `date +%s` prints seconds, without the ms. */
function toMilliseconds(time: number): number {
  return time < 100_000_000_000 ? time * 1000 : time;
}
