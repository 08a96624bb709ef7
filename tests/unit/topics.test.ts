import { salon } from 'shared/salon.ts';
import { expect, test } from 'vitest';
import {
  composeMailPath,
  composeWhatsAppUrl,
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

test('the url of the mail page has a parameter for the topic', () => {
  const { pathname, searchParams } = read(composeMailPath('b&b'));
  expect(pathname).toBe('/mail');
  expect(Object.fromEntries(searchParams)).toEqual({ over: 'b&b' });
});
