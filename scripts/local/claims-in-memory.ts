import type { Claim, ClaimStore } from '../../functions/src/claims.ts';

/** Only this process mails on this machine. */
export function storeClaimsInMemory(): ClaimStore {
  const claims = new Map<string, Claim>();
  const places = new Map<number, number>();
  const countPlaces = (hour: number) => places.get(hour) ?? 0;
  return {
    async update(key, hour, decide) {
      const taken = countPlaces(hour);
      const decision = decide(claims.get(key) ?? null, taken);
      const { claim } = decision;
      if (claim) claims.set(key, claim);
      if (claim?.hour === hour && claim.place === taken) places.set(hour, taken + 1);
      return decision;
    },
    async settle(key, state) {
      const claim = claims.get(key);
      if (claim) claims.set(key, { ...claim, state });
    },
    countPlaces: async (hour) => countPlaces(hour),
  };
}
