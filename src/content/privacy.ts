// What /privacy promises. Everything marked PLACEHOLDER is for the owner to confirm before the site
// goes live; what stands here has to be what is done.

export const privacy = {
  updated: '22 november 2026',
  /** PLACEHOLDER: how long a mail stays in the owner's mailbox. */
  mailKept: 'een jaar na ons laatste contact',
  /** PLACEHOLDER: where the Firestore database was created. */
  databasePlace: 'een datacentrum in Europa',
  /** How long Google Cloud keeps the logs of requests, by its own default. */
  logDays: 30,
  /** For how long the mail function remembers addresses, in functions/src/mail-handler.ts. */
  limitMinutes: 10,
} as const;
