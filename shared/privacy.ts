// The figures that /privacy promises. The functions use the same, so that the promise is kept.

export const privacy = {
  updated: '25 november 2026',
  mailKept: 'een jaar na het laatste contact', // PLACEHOLDER: in de mailbox van de salon
  databasePlace: 'een datacentrum in Europa', // PLACEHOLDER: waar de Firestore-database staat
  binDays: 30,
  logDays: 30, // Google Cloud's own default; docs/going-live.md keeps mails out of the log
} as const;

/** Milliseconds that a removed review or photo can be put back. */
export const timeInBin = privacy.binDays * 86_400_000;
