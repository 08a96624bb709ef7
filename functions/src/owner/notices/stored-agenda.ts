import { type Agenda, parseAgenda } from 'shared/agenda.ts';
import { toDutchDay } from 'shared/dutch-time.ts';
import type { Reader } from '../../database.ts';
import type { OwnerRequest } from '../owner-request.ts';

const path = 'notices/current';

/** Leaves out what has ended, so the next change removes it from the document. */
export async function loadAgenda({ get }: Reader, now: number): Promise<Agenda> {
  const document = await get(path);
  const agenda = parseAgenda(document ?? {});
  const today = toDutchDay(now);
  const notices = agenda.notices.filter(({ until }) => until >= today);
  return { ...agenda, notices };
}

export function changeAgenda(
  { database, now }: OwnerRequest,
  change: (agenda: Agenda) => Agenda,
): Promise<void> {
  return database.transact(async (transaction) => {
    const agenda = await loadAgenda(transaction, now);
    transaction.set(path, change(agenda));
  });
}
