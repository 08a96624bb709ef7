import { type Agenda, parseAgenda } from 'shared/agenda.ts';
import { toDutchDay } from 'shared/dutch-time.ts';
import type { Reader, Transaction } from '../../database.ts';

const path = 'notices/current';

/** Leaves out what has ended, so the next change removes it from the document. */
export async function loadAgenda({ get }: Reader, now: number): Promise<Agenda> {
  const today = toDutchDay(now);
  const agenda = parseAgenda((await get(path)) ?? {});
  return {
    ...agenda,
    notices: agenda.notices.filter(({ until }) => until >= today),
    phoneDays: agenda.phoneDays.filter(({ day }) => day >= today),
  };
}

/** Rewrites a document of an older site in today's form. */
export function storeAgenda({ set }: Transaction, agenda: Agenda): void {
  set(path, agenda);
}
