// What /privacy promises has to be what is done.

export const privacy = {
  updated: '24 november 2026',
  mailKept: 'een jaar na het laatste contact', // PLACEHOLDER: in de mailbox van de salon
  databasePlace: 'een datacentrum in Europa', // PLACEHOLDER: waar de Firestore-database staat
  binDays: 30, // that a removed review stays in the owner's bin: functions/src/owner/reviews.ts
  logDays: 30, // Google Cloud's own default
  limitMinutes: 10, // as in functions/src/mail-form/mail-handler.ts
} as const;
