import { expect, test } from 'vitest';
import { readClient } from '../../functions/src/mail-form/client-ip.ts';

const frontend = '66.249.93.40'; // of Google, which forwards for Hosting

test.each([
  ['198.51.100.7', '', '198.51.100.7', '198.51.100'],
  ['192.0.2.1, 198.51.100.7', '', '198.51.100.7', '198.51.100'],
  [undefined, '', '203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::9', '', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '', '0:0:0:0', '0:0:0'],
  ['not an address', '', 'not an address', 'not an address'],
  [frontend, '2001:db8:7:8::1', '2001:db8:7:8', '2001:db8:7'],
  ['2a00:1450:4010::1', '2001:db8:7:8::1', '2001:db8:7:8', '2001:db8:7'],
  [frontend, 'not an address', frontend, '66.249.93'],
  [frontend, '198.51.100.7, 198.51.100.8', frontend, '66.249.93'],
  [`192.0.2.1, ${frontend}`, '198.51.100.7', '198.51.100.7', '198.51.100'],
  [`192.0.2.1, ${frontend}, 203.0.113.9`, '198.51.100.7', '203.0.113.9', '203.0.113'], // past Hosting
])(
  'behind %s, where the CDN names "%s", the client is %s in %s',
  (forwarded, named, client, network) => {
    const headers = { 'x-forwarded-for': forwarded, 'fastly-client-ip': named };
    expect(readClient(headers, '203.0.113.9')).toEqual({ client, network });
  },
);
