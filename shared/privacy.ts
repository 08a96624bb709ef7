// What /privacy promises has to be what is done: the functions take these figures from here.

export const privacy = {
  updated: '25 november 2026',
  mailKept: 'een jaar na het laatste contact', // PLACEHOLDER: in de mailbox van de salon
  databasePlace: 'een datacentrum in Europa', // PLACEHOLDER: waar de Firestore-database staat
  binDays: 30,
  logDays: 30, // Google Cloud's own default; docs/going-live.md keeps mails out of the log
} as const;

/** Milliseconds that what the owner removed can come back. */
export const timeInBin = privacy.binDays * 86_400_000;
