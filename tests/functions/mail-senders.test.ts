// From which site and network a mail comes.

import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { findNetwork } from '../../functions/src/mail-form/client-network.ts';
import { isFromSite } from '../../functions/src/mail-form/is-from-site.ts';
import { queryOf, siteOrigin, startMailSite } from './mail-site.ts';

test.each([
  ['198.51.100.7', '198.51.100'],
  ['192.0.2.1, 198.51.100.7', '198.51.100'], // a client forged the first address
  [undefined, '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:0DB8:0000:2:3:4:5:6', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['::ffff:198.51.100.7', '198.51.100'],
  ['0:0:0:0:0:FFFF:c633:6407', '198.51.100'],
  ['not an address', 'not an address'],
])(
  'a mail with x-forwarded-for %j (undefined: no header) is from network %s',
  (forwarded, network) => {
    // A client can forge this header.
    const headers = { 'x-forwarded-for': forwarded, 'fastly-client-ip': '192.0.2.99' };
    expect(findNetwork(headers, '203.0.113.9')).toBe(network);
  },
);

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
