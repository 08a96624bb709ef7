import { salon } from 'shared/salon.ts';
import { expect, test } from 'vitest';
import { pageNames } from '../../src/content/site-map.ts';
import {
  composeMailPath,
  composeWhatsAppUrl,
  findAppointmentTopic,
  findTopic,
  isTopic,
  type TopicName,
  topics,
} from '../../src/content/topics.ts';

const read = (url: string) => new URL(url, 'https://zachtpoot.example');

test('WhatsApp opens with a question, or with the wish for an appointment', () => {
  const { origin, pathname, search } = read(composeWhatsAppUrl());
  expect(origin + pathname).toBe(`https://wa.me/${salon.phoneLink.slice(1)}`);
  expect(search).toBe('?text=Ik%20heb%20een%20vraag%3A%20');
  const asking = (Object.keys(topics) as TopicName[]).filter(
    (topic) => read(composeWhatsAppUrl(topic)).search === '?text=Graag%20een%20afspraak.%20',
  );
  expect(asking).toEqual(['katten', 'konijnen', 'b&b', 'oppas', 'chippen', 'contact']);
});

test('the button in the header asks for what its page is about, and else for a cat', () => {
  const found = pageNames.map((name) => [name, findAppointmentTopic(name)]);
  expect(Object.fromEntries(found)).toMatchObject({
    home: 'katten',
    prices: 'katten',
    rabbits: 'konijnen',
    boarding: 'b&b',
    sitting: 'oppas',
    about: 'katten',
    contact: 'contact',
    reviews: 'katten',
  });
});

test('seven pages have their own topic for a message, and an unknown page has none', () => {
  const found = pageNames.flatMap((name) => findTopic(name) ?? []);
  expect(found).toEqual(['katten', 'tarieven', 'konijnen', 'b&b', 'oppas', 'over-mij', 'contact']);
  expect(findTopic(null)).toBeUndefined();
  expect(isTopic('toString')).toBe(false);
});

test('the url of the mail page has a parameter for the topic', () => {
  const { pathname, searchParams } = read(composeMailPath('b&b'));
  expect(pathname).toBe('/mail');
  expect(Object.fromEntries(searchParams)).toEqual({ over: 'b&b' });
});
