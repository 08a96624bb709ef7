// From which site a mail comes.
import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isFromSite } from '../../functions/src/mail-form/is-from-site.ts';
import { queryOf, siteOrigin, startMailSite } from './mail-site.ts';

const foreign: IncomingHttpHeaders[] = [
  { 'sec-fetch-dest': 'document' },
  { 'sec-fetch-dest': 'image' },
  { origin: 'https://kwaad.example' },
  { origin: 'https://zachtpoot.example.kwaad.example' },
  { origin: 'http://zachtpoot.example' },
  { origin: 'https://zachtpoot.example:8443' },
  { origin: 'https://zachtpoot.example', 'sec-fetch-dest': 'document' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' },
];

test.each(foreign)('a request with the headers %j is not from the site', (headers) => {
  expect(isFromSite(headers, [siteOrigin])).toBe(false);
});

test('a same-origin GET without an Origin is from the site', () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
  expect(isFromSite(headers, [siteOrigin])).toBe(true);
});

test('a page of the site may read the mail function’s response, and a page of another site may not', async () => {
  const site = await startMailSite();
  const cors = async (query: string, origin: string) => {
    const { status, headers } = await site.request(query, { headers: { Origin: origin } });
    return [status, headers['access-control-allow-origin'], headers.vary];
  };
  expect(await cors(queryOf(), siteOrigin)).toEqual([200, siteOrigin, 'Origin']);
  expect(await cors('', siteOrigin)).toEqual([400, siteOrigin, 'Origin']);
  expect(await cors(queryOf(), 'https://kwaad.example')).toEqual([403, undefined, 'Origin']);
});
