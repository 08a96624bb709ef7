import { createConsent } from '../backend/consent.ts';

/** The visitor's choice, for the bar and for the footer that opens it again. */
export const consent = createConsent();
