// docs/eigenaar.md is what the owner goes by: it says what the code does, with pictures that are there.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxBytes } from '../../scripts/guide/take-picture.ts';
import { describeVat } from '../../src/content/prices.ts';
import { longestNotice, noticeKinds } from '../../src/data/notice.ts';
import { longestReply } from '../../src/data/review.ts';

const guide = readFileSync('docs/eigenaar.md', 'utf8');

test('its pictures are there, small, and told in words', () => {
  const named = [...guide.matchAll(/!\[([^\]]*)\]\(eigenaar\/([\w-]+\.webp)\)/g)];
  expect(named.map(([, , file]) => file).toSorted()).toEqual(
    readdirSync('docs/eigenaar').toSorted(),
  );
  for (const [, words = '', file] of named) {
    expect(words.length).toBeGreaterThan(20);
    expect(statSync(`docs/eigenaar/${file}`).size).toBeLessThan(maxBytes);
  }
});

test('what it says of a notice, an answer and btw is what holds', () => {
  const text = guide.replaceAll(/\s+/g, ' ');
  for (const kind of noticeKinds) expect(text).toContain(`\`${kind}\``);
  expect(text).toContain(`hooguit ${longestNotice} tekens`);
  expect(text).toContain(`hooguit ${longestReply} tekens`);
  expect(text).toContain(describeVat('included'));
  expect(text).toContain(describeVat('exempt'));
});

test('its links lead to headings of its own', () => {
  const headings = [...guide.matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  );
  const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, link]) => link);
  expect(links.filter((link) => !headings.includes(String(link)))).toEqual([]);
});
