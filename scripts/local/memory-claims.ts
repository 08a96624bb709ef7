import type { ChangeClaim, Claim } from '../../functions/src/claims.ts';

/** Claims that last as long as this process, which is the only one that mails on this machine. */
export function changeInMemory(): ChangeClaim {
  const claims = new Map<string, Claim>();
  return async (key, change) => {
    const claim = change(claims.get(key) ?? null);
    if (claim) claims.set(key, claim);
  };
}
