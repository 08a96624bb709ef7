// The page /privacy shows these values. The functions use `binDays` too, so the page stays correct.

import { dayMs } from './durations.ts';

export const privacy = {
  updated: '29 november 2026',
  mailStored: 'een jaar na het laatste contact', // PLACEHOLDER: in de mailbox van de salon
  databasePlace: 'een datacentrum in Europa', // PLACEHOLDER: waar de Firestore-database staat
  binDays: 30,
  logDays: 30, // Google Cloud's default retention of logs
} as const;

export const timeInBin = privacy.binDays * dayMs;
