import { expect, test } from 'vitest';
import { findNetwork } from '../../functions/src/mail-form/client-network.ts';

const frontend = '66.249.93.40'; // an address from which Hosting forwards requests

test.each([
  ['198.51.100.7', '', '198.51.100'],
  ['192.0.2.1, 198.51.100.7', '', '198.51.100'], // a client forged the first address
  [undefined, '', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '', '2001:db8:1'],
  ['2001:db8::9', '', '2001:db8:0'],
  ['2001:0DB8:0000:2:3:4:5:6', '', '2001:db8:0'],
  ['2001::5:6:7:8:9', '', '2001:0:0'],
  ['::1', '', '0:0:0'],
  ['fe80::1%eth0', '', 'fe80:0:0'],
  ['::ffff:198.51.100.7', '', '198.51.100'],
  ['0:0:0:0:0:FFFF:c633:6407', '', '198.51.100'],
  [`::ffff:${frontend}`, '198.51.100.7', '198.51.100'],
  ['not an address', '', 'not an address'],
  [frontend, '2001:db8:7:8::1', '2001:db8:7'],
  ['2a00:1450:4010::1', '198.51.100.7', '198.51.100'],
  [frontend, 'not an address', '66.249.93'],
  [`192.0.2.1, ${frontend}, 203.0.113.9`, '198.51.100.7', '203.0.113'], // a client bypasses Hosting
])(
  'a mail with x-forwarded-for %j (undefined: no header) and fastly-client-ip %j is from network %s',
  (forwarded, named, network) => {
    const headers = { 'x-forwarded-for': forwarded, 'fastly-client-ip': named };
    expect(findNetwork(headers, '203.0.113.9')).toBe(network);
  },
);
