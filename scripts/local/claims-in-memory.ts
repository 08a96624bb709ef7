import {
  anHour,
  type Claim,
  type Claims,
  decideClaim,
} from '../../functions/src/review-mail/claims.ts';

/** Only this process mails on this machine. */
export function keepClaimsInMemory(now: () => number): Claims {
  const claims = new Map<string, Claim>();
  const places = new Map<number, number>();
  return {
    async take(reference) {
      const hour = Math.floor(now() / anHour);
      const stored = claims.get(reference);
      const taken = places.get(hour) ?? 0;
      const claim = decideClaim(stored, hour, taken);
      if (claim && claim !== stored) {
        claims.set(reference, claim);
        places.set(hour, taken + 1);
      }
      return claim;
    },
    async markDone(reference) {
      const claim = claims.get(reference);
      if (claim) claims.set(reference, { ...claim, done: true });
    },
  };
}
