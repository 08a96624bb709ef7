// `notices/current`: what the owner changes every month. Every page reads this one document.
import { type Notice, parseNotices } from './notice.ts';

export type Agenda = {
  notices: readonly Notice[];
  waiting: string; // how soon a client can come; empty if the site must not say
};

export function parseAgenda(document: Readonly<Record<string, unknown>>): Agenda {
  const { waiting } = document;
  return {
    notices: parseNotices(document),
    waiting: typeof waiting === 'string' ? waiting.trim() : '',
  };
}
