// Limits accepted mails. Limits attempts to four times as many, because a mail server may block an
// account whose mails it refuses.

type Limit = { period: number; perNetwork: number; total: number };

type Attempt = { at: number; network: string; isAccepted: boolean };

const attemptsPerMail = 4;

export function createMailLimit(limits: readonly Limit[], now: () => number) {
  const longestPeriod = Math.max(...limits.map(({ period }) => period));
  let attempts: readonly Attempt[] = [];

  const listRecent = (period: number) => attempts.filter(({ at }) => at > now() - period);
  const listAccepted = (period: number) => listRecent(period).filter((each) => each.isAccepted);

  function isFull(network: string): boolean {
    return limits.some(({ period, perNetwork, total }) => {
      const maxMails = { perNetwork, total };
      const maxAttempts = {
        perNetwork: perNetwork * attemptsPerMail,
        total: total * attemptsPerMail,
      };
      if (reaches(maxMails, listAccepted(period), network)) return true;
      return reaches(maxAttempts, listRecent(period), network);
    });
  }

  return {
    countAccepted: (period: number) => listAccepted(period).length,
    /** Starts a delivery, or returns null above a limit. */
    start(network: string, deliver: () => Promise<void>): Promise<void> | null {
      if (isFull(network)) return null;
      const attempt: Attempt = { at: now(), network, isAccepted: true }; // until it is refused
      attempts = [...listRecent(longestPeriod), attempt];
      const delivery = deliver();
      delivery.catch((error) => {
        // The mail server may have accepted a mail whose delivery timed out.
        attempt.isAccepted = error.code === 'EABORT';
      });
      return delivery;
    },
    reset(): void {
      attempts = [];
    },
  };
}

export type MailLimit = ReturnType<typeof createMailLimit>;

type Maximum = Pick<Limit, 'perNetwork' | 'total'>;

function reaches(maximum: Maximum, attempts: readonly Attempt[], network: string): boolean {
  const ofNetwork = attempts.filter((attempt) => attempt.network === network);
  return ofNetwork.length >= maximum.perNetwork || attempts.length >= maximum.total;
}
