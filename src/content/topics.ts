// What a visitor most likely wants to ask, ready to be finished: as the subject and message of a mail, or in WhatsApp.
import { contactLinks, salon } from 'shared/salon.ts';
import { type PageName, siteMap } from './site-map.ts';

export type Topic = { subject: string; message: string };

/** By the word that stands in the url of the mail page. */
export const topics = {
  katten: {
    subject: 'Afspraak voor mijn kat',
    message: 'Ik wil graag een afspraak maken voor mijn kat. ',
  },
  tarieven: { subject: 'Vraag over de tarieven', message: 'Ik heb een vraag over de tarieven: ' },
  konijnen: {
    subject: 'Afspraak voor mijn konijn',
    message: 'Ik wil graag een afspraak maken voor mijn konijn. ',
  },
  'b&b': {
    subject: 'Logeren in de B&B',
    message: 'Is er nog een kamer vrij in de B&B, van … tot …? Het gaat om … katten. ',
  },
  oppas: {
    subject: 'Oppas voor mijn kat',
    message: 'Ik zoek een oppas voor mijn kat, van … tot … . Ik woon in … ',
  },
  chippen: { subject: 'Chippen', message: 'Ik wil graag een afspraak maken om te laten chippen. ' },
  'over-mij': { subject: 'Kennismaken', message: 'Ik wil graag komen kennismaken. ' },
  contact: { subject: 'Afspraak maken', message: 'Ik wil graag een afspraak maken. ' },
} as const satisfies Record<string, Topic>;

export const photoInvitation =
  'Zit de vacht in de klit? App er een foto van, dan schat ik vooraf wat het kost.';

export type TopicName = keyof typeof topics;

export function isTopic(name: string): name is TopicName {
  return Object.hasOwn(topics, name);
}

/** Null for a page that is about no service. */
export function findTopic(page: PageName | null): TopicName | null {
  if (!page) return null;
  const name = siteMap[page].path.slice(1) || 'katten';
  return isTopic(name) ? name : null;
}

/** `choice`: what was chosen in the price helper. */
export function composeMailPath(topic: TopicName, choice?: string): string {
  const query = new URLSearchParams({ over: topic, ...(choice && { keuze: choice }) });
  return `${siteMap.mail.path}?${query}`;
}

export function composeWhatsAppUrl(message = 'Ik heb een vraag: '): string {
  return `${contactLinks.whatsApp}?text=${encodeURIComponent(`Hallo ${salon.name}! ${message}`)}`;
}
