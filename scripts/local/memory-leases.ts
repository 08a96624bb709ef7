import type { Lease, UpdateLease } from '../../functions/src/leases.ts';

/** Leases that last as long as this process, which is the only one that mails on this machine. */
export function updateInMemory(): UpdateLease {
  const leases = new Map<string, Lease>();
  return async (key, change) => {
    const lease = change(leases.get(key) ?? null);
    if (lease) leases.set(key, lease);
  };
}
