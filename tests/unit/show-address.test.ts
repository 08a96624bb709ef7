import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { showAddress } from '../../src/features/mail/show-address.ts';

test.each([
  'café.example',
  'mail.bücher-und-mehr.example',
  'ひとよりゆっくり.例え',
  'почта.пример',
  '😺.example',
  'voorbeeld.example',
])('the domain %s, which Chromium gives in ASCII, is shown as typed', (domain) => {
  expect(showAddress(`Jan.xn--x@${domainToASCII(domain)}`)).toBe(`Jan.xn--x@${domain}`);
});

test.each(['xn--', 'xn--999999999'])('the invalid label %s is shown as it is', (label) => {
  expect(showAddress(`jan@${label}.example`)).toBe(`jan@${label}.example`);
});
