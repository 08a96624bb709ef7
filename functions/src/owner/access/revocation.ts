// One document, which no visitor can read: when all tokens were ended, and which links to everything were mailed lately.
import type { Database } from '../../database.ts';

const path = 'settings/ownerLinks';

type Record = { endedAt: number; sent: number[] }; // ms since 1970

export async function findEnd({ transact }: Database): Promise<number> {
  return readRecord(await transact(({ get }) => get(path))).endedAt;
}

/** Also the links that were mailed count no more: whoever ended them may need a new one. */
export async function endAll({ transact }: Database, now: () => number): Promise<void> {
  const end = () => transact(async ({ set }) => set(path, { endedAt: now(), sent: [] }));
  await end();
  await end(); // what was issued while the first one was being stored
}

const hour = 3_600_000; // ms
const limits = { hour: 3, day: 6 };

/** Null when another link may be mailed, which counts from now on; otherwise of what there were enough. */
export function countLink(
  { transact }: Database,
  now: number,
): Promise<keyof typeof limits | null> {
  return transact(async ({ get, set }) => {
    const record = readRecord(await get(path));
    const sent = record.sent.filter((time) => time > now - 24 * hour);
    if (sent.length >= limits.day) return 'day';
    if (sent.filter((time) => time > now - hour).length >= limits.hour) return 'hour';
    set(path, { ...record, sent: [...sent, now] });
    return null;
  });
}

/** For one that could not be mailed. */
export async function uncountLink({ transact }: Database, time: number): Promise<void> {
  await transact(async ({ get, set }) => {
    const record = readRecord(await get(path));
    const index = record.sent.indexOf(time); // another may have been sent in that very ms
    set(path, { ...record, sent: record.sent.filter((_, place) => place !== index) });
  });
}

function readRecord(stored: object | null): Record {
  return { endedAt: 0, sent: [], ...stored }; // nobody else writes it
}
