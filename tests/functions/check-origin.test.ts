import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { checkOrigin } from '../../functions/src/mail-form/check-origin.ts';
import { queryOf, siteOrigin, startMailSite } from './mail-site.ts';

const functionsHost = 'europe-west1-demo.cloudfunctions.example';

// What is refused besides: hostile-requests.ts.
test.each<[string, IncomingHttpHeaders, boolean]>([
  [
    'the site itself, which sends no origin with a GET',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    true,
  ],
  ['the site on the functions host', { host: functionsHost, origin: siteOrigin }, true],
  ['a preview of the site', { host: 'a.example', origin: 'https://a.example' }, true],
  [
    'a site behind Hosting',
    { host: functionsHost, 'x-forwarded-host': 'a.example', origin: 'https://a.example' },
    true,
  ],
  [
    'the functions host by name while Hosting is in front',
    { host: 'b.example', 'x-forwarded-host': 'a.example', origin: 'https://b.example' },
    false,
  ],
])('%s: %o is allowed: %s', (_what, headers, allowed) => {
  expect(checkOrigin(headers, [siteOrigin]).allowed).toBe(allowed);
});

test('only the site’s own pages may read the response', async () => {
  const site = await startMailSite();
  const cors = async (query: string, origin: string) => {
    const { status, headers } = await site.request(query, { headers: { Origin: origin } });
    return [status, headers['access-control-allow-origin'], headers.vary];
  };
  expect(await cors(queryOf(), siteOrigin)).toEqual([200, siteOrigin, 'Origin']);
  expect(await cors('', siteOrigin)).toEqual([400, siteOrigin, 'Origin']);
  expect(await cors(queryOf(), 'https://kwaad.example')).toEqual([403, undefined, 'Origin']);
});
