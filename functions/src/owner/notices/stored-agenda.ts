import { type Agenda, parseAgenda } from 'shared/agenda.ts';
import type { Reader, Transaction } from '../../database.ts';

const path = 'notices/current';

export async function loadAgenda({ get }: Reader): Promise<Agenda> {
  return parseAgenda((await get(path)) ?? {});
}

/** Drops what has ended, and rewrites a document of an older site in today's form. */
export function storeAgenda({ set }: Transaction, agenda: Agenda, today: string): void {
  set(path, dropEnded(agenda, today));
}

export function dropEnded(agenda: Agenda, today: string): Agenda {
  return {
    ...agenda,
    notices: agenda.notices.filter(({ until }) => until >= today),
    phoneDays: agenda.phoneDays.filter(({ day }) => day >= today),
  };
}
