import { type Agenda, parseAgenda } from 'shared/agenda.ts';
import { toDutchDay } from 'shared/dutch-time.ts';
import type { Reader, Transaction } from '../../database.ts';

const path = 'notices/current';

export async function loadWholeAgenda({ get }: Reader): Promise<Agenda> {
  return parseAgenda((await get(path)) ?? {});
}

export async function loadAgenda(reader: Reader, now: number): Promise<Agenda> {
  return leaveOutEnded(await loadWholeAgenda(reader), now);
}

/** Leaves out what has ended, so the next change removes it from the document. */
export function leaveOutEnded(agenda: Agenda, now: number): Agenda {
  const today = toDutchDay(now);
  return { ...agenda, notices: agenda.notices.filter(({ until }) => until >= today) };
}

/** Rewrites a document of an older site in today's form. */
export function storeAgenda({ set }: Transaction, agenda: Agenda): void {
  set(path, agenda);
}
