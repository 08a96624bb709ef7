import { contactLinks } from 'shared/salon.ts';
import { type PageName, siteMap } from './site-map.ts';

type Topic = {
  subject: string;
  isAppointment?: true;
  /** Replaces the questions about a coat on the mail page. */
  request?: string;
  /** The first words in WhatsApp. */
  opening?: string;
};

const appointmentOpening = 'Graag een afspraak. ';
const questionOpening = 'Ik heb een vraag: ';
const groomingRequest =
  'Wilt u een afspraak? Schrijf voor welk dier, hoe de vacht is en welke dagen u uitkomen.';

/** The subject of a mail. Each key is a value of the parameter `over` in the mail page's url. */
export const topics = {
  katten: { subject: 'Afspraak voor mijn kat', isAppointment: true },
  kitten: { subject: 'Kittengewenning' },
  tarieven: { subject: 'Vraag over de tarieven' },
  konijnen: { subject: 'Afspraak voor mijn konijn', isAppointment: true },
  'b&b': {
    subject: 'Logeren in de B&B',
    isAppointment: true,
    request: 'Wilt u een kamer? Schrijf welke dagen u weg bent en om hoeveel katten het gaat.',
    opening: 'Ik heb een vraag over de B&B: ',
  },
  oppas: {
    subject: 'Oppas voor mijn kat',
    isAppointment: true,
    request:
      'Wilt u oppas? Schrijf welke dagen u weg bent, waar u woont en hoeveel katten u heeft.',
    opening: 'Ik heb een vraag over de oppas: ',
  },
  chippen: {
    subject: 'Chippen',
    isAppointment: true,
    request: 'Wilt u een afspraak? Schrijf voor welk dier en welke dagen u uitkomen.',
  },
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
  const info = siteMap[page];
  return 'topic' in info ? info.topic : undefined;
}

/** Returns the page's topic if it asks for an appointment, and else that of the home page. */
export function findAppointmentTopic(page: PageName | null): TopicName {
  const topic = findTopic(page) ?? 'katten';
  return 'isAppointment' in topics[topic] ? topic : 'katten';
}

/** Without a topic, the mail form begins empty. */
export function composeMailPath(topic?: TopicName): string {
  if (!topic) return siteMap.mail.path;
  const query = new URLSearchParams({ over: topic });
  return `${siteMap.mail.path}?${query}`;
}

function findDetails(topic?: TopicName): Partial<Topic> {
  return topic ? topics[topic] : {};
}

export function describeRequest(topic?: TopicName): string {
  return findDetails(topic).request ?? groomingRequest;
}

/** WhatsApp opens with the wish for an appointment, or with a question. */
export function composeWhatsAppUrl(topic?: TopicName): string {
  const details = findDetails(topic);
  const usualOpening = details.isAppointment ? appointmentOpening : questionOpening;
  const text = encodeURIComponent(details.opening ?? usualOpening);
  return `${contactLinks.whatsApp}?text=${text}`;
}
