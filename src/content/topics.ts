import { contactLinks } from 'shared/salon.ts';
import { type PageName, siteMap } from './site-map.ts';

type Topic = { subject: string; isAppointment?: true };

/** The subject of a mail. Each key is a value of the parameter `over` in the mail page's url. */
export const topics = {
  katten: { subject: 'Afspraak voor mijn kat', isAppointment: true },
  kitten: { subject: 'Kittengewenning' },
  tarieven: { subject: 'Vraag over de tarieven' },
  konijnen: { subject: 'Afspraak voor mijn konijn', isAppointment: true },
  'b&b': { subject: 'Logeren in de B&B', isAppointment: true },
  oppas: { subject: 'Oppas voor mijn kat', isAppointment: true },
  chippen: { subject: 'Chippen', isAppointment: true },
  'over-mij': { subject: 'Kennismaken' },
  contact: { subject: 'Afspraak maken', isAppointment: true },
} as const satisfies Record<string, Topic>;

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
