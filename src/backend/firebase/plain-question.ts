// Firestore's REST interface: what the SDK would be too large for.
import { settings } from '../settings.ts';
import { documentsAddress } from './documents-address.ts';

export type Question = { address: string; body: string };

/** `method` is one that reads documents, as 'runQuery'; `content` is its request, in its own words. */
export function composeQuestion(method: string, content: object): Question {
  const key = new URLSearchParams({ key: settings.firebase.apiKey });
  return { address: `${documentsAddress}:${method}?${key}`, body: JSON.stringify(content) };
}

/** Rejects without a connection, as fetch does. */
export function ask({ address, body }: Question, init?: RequestInit): Promise<Response> {
  // The body goes as plain text, as with the SDK: JSON would cost a second request, for CORS.
  return fetch(address, { ...init, method: 'POST', body });
}
