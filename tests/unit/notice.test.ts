import { readFileSync } from 'node:fs';
import { longestNotice, noticeLabels, readNotice } from 'shared/notice.ts';
import { longestReply } from 'shared/review.ts';
import { expect, test } from 'vitest';

const document = {
  text: 'Wij zijn er weer vanaf maandag.',
  kind: 'holiday',
  from: '2026/12/24',
  until: '2027/01/03',
};

test('a stored notice is read, without the white space around it and without other fields', () => {
  const untidy = { ...document, text: `\n${document.text} `, author: 'Famke' };
  expect(readNotice(untidy)).toEqual(document);
});

test.each<[string, object]>([
  ['a text that cannot be seen', { text: ' \u200b' }],
  ['a text that is a list', { text: ['Dicht'] }],
  ['a text that would hide the page', { text: 'x'.repeat(longestNotice + 1) }],
  ['another kind', { kind: 'open' }],
  ['a first day that is not there', { from: '2026/02/30' }],
  ['a last day in another form', { until: '3-1-2027' }],
  ['a last day before the first', { until: '2026/12/23' }],
])('a notice with %s is not shown', (_, wrong) => {
  expect(readNotice({ ...document, ...wrong })).toBeNull();
});

test("the owner's guide names the kinds of notice, and how long a notice and a reply may be", () => {
  const guide = readFileSync('docs/eigenaar.md', 'utf8').replaceAll(/\s+/g, ' ');
  for (const label of Object.values(noticeLabels)) expect(guide).toContain(`*${label}*`);
  expect(guide).toContain(`hooguit ${longestNotice} tekens`);
  expect(guide).toContain(`hooguit ${longestReply} tekens`);
});
