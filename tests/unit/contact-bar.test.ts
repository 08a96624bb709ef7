import { expect, test } from 'vitest';
import { salon } from '../../src/content/salon.ts';
import { pageNames } from '../../src/content/site-map.ts';
import { linkWhatsApp } from '../../src/layout/contact-bar.tsx';

const read = (url: string) => new URL(url);

test.each([...pageNames, null])('WhatsApp opens on %s with a greeting to the salon', (name) => {
  const { origin, pathname, searchParams } = read(linkWhatsApp(name));
  expect(origin + pathname).toBe('https://wa.me/31612345678');
  expect([...searchParams.keys()]).toEqual(['text']);
  expect(searchParams.get('text')).toContain(`Hallo ${salon.name}!`);
});

test('the message is the one of the page, whole, with its & and its accents', () => {
  expect(read(linkWhatsApp('boarding')).searchParams.get('text')).toContain(
    'in de B&B, van … tot …?',
  );
  expect(read(linkWhatsApp('rabbits')).searchParams.get('text')).toContain('mijn konijn');
});
