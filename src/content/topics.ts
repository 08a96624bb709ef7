// For each topic: the subject of a mail, and the start of its message.
import { contactLinks } from 'shared/salon.ts';
import { type PageName, siteMap } from './site-map.ts';

export type MailText = { subject: string; message: string };

type Topic = MailText & { isAppointment?: true };

/** Each key is a value of the parameter `over` in the mail page's url. */
export const topics = {
  katten: {
    subject: 'Afspraak voor mijn kat',
    message: 'Graag een afspraak voor mijn kat. ',
    isAppointment: true,
  },
  kitten: {
    subject: 'Kittengewenning',
    message: 'Graag een gratis eerste keer voor mijn kitten van … weken. ',
  },
  tarieven: { subject: 'Vraag over de tarieven', message: 'Een vraag over de tarieven: ' },
  konijnen: {
    subject: 'Afspraak voor mijn konijn',
    message: 'Graag een afspraak voor … konijn(en). ',
    isAppointment: true,
  },
  'b&b': {
    subject: 'Logeren in de B&B',
    message: 'Is er een kamer vrij in de B&B, van … tot …, voor … katten? ',
    isAppointment: true,
  },
  oppas: {
    subject: 'Oppas voor mijn kat',
    message: 'Graag oppas van … tot …, bij mij thuis in … ',
    isAppointment: true,
  },
  chippen: {
    subject: 'Chippen',
    message: 'Graag een afspraak om te laten chippen. ',
    isAppointment: true,
  },
  'over-mij': { subject: 'Kennismaken', message: 'Ik kom graag kennismaken. ' },
  contact: { subject: 'Afspraak maken', message: 'Graag een afspraak. ', isAppointment: true },
} as const satisfies Record<string, Topic>;

// Each `…` that a visitor must fill in, with the words around it, such as 'oppas van … tot'.
const gaps = Object.values(topics).flatMap(({ message }) =>
  Array.from(
    message.matchAll(/(?:[^\s…]+ )?[^\s…]+ (?=(…\S*(?: \S+)?))/g),
    ([before, after]) => before + after,
  ),
);

/** Returns the index of the first unfilled gap, or -1. Ignores a visitor's own `…`. */
export function findGap(text: string): number {
  const open = gaps.filter((gap) => text.includes(gap));
  if (open.length === 0) return -1;
  return Math.min(...open.map((gap) => text.indexOf(gap) + gap.indexOf('…')));
}

export const photoInvitation =
  'Zit de vacht in de klit? App er een foto van, dan schat ik vooraf wat het kost.';

export type TopicName = keyof typeof topics;

export function isTopic(name: string): name is TopicName {
  return Object.hasOwn(topics, name);
}

export function findTopic(page: PageName | null): TopicName | undefined {
  if (!page) return undefined;
  const name = siteMap[page].path.slice(1) || 'katten';
  return isTopic(name) ? name : undefined;
}

/** Returns the page's topic if it asks for an appointment, and else that of the home page. */
export function findAppointmentTopic(page: PageName | null): TopicName {
  const topic = findTopic(page) ?? 'katten';
  return 'isAppointment' in topics[topic] ? topic : 'katten';
}

/** Without a topic, the mail form begins empty. */
export function composeMailPath(topic?: TopicName): string {
  if (!topic) return siteMap.mail.path;
  return `${siteMap.mail.path}?${new URLSearchParams({ over: topic })}`;
}

/** A topic that asks for an appointment opens WhatsApp with that wish, and any other with a question. */
export function composeWhatsAppUrl(topic?: TopicName): string {
  const isAppointment = topic && 'isAppointment' in topics[topic];
  const message = isAppointment ? 'Graag een afspraak. ' : 'Ik heb een vraag: ';
  return `${contactLinks.whatsApp}?text=${encodeURIComponent(message)}`;
}
