// The pages of docs/emergencies are read in a hurry: they need every part, and links that work.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const parts = readdirSync('docs/emergencies').map((file) => `docs/emergencies/${file}`);
const pages = ['docs/emergencies.md', ...parts];
const read = (file: string) => readFileSync(file, 'utf8');

const listMatches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, match = '']) => match);

const sections = parts.flatMap((page) => read(page).split(/^## /m).slice(1));

test.each(sections.map((text) => [text.slice(0, text.indexOf('\n')), text]))(
  'the emergency “%s” says how to notice it, what to do now and tomorrow, and who has to know',
  (_, text) => {
    const labels = listMatches(text, /^\*\*(You notice|Now|Tomorrow|Tell)\*\*/gm);
    expect(labels).toEqual(['You notice', 'Now', 'Tomorrow', 'Tell']);
  },
);

const links = pages.flatMap((page) =>
  listMatches(read(page), /\]\(([^)<\s]+)\)/g)
    .filter((target) => !target.startsWith('https:'))
    .map((target) => [page, target] as const),
);

test.each(links)('in %s the link %s leads to a page, and to its heading', (page, target) => {
  const [path = '', anchor] = target.split('#');
  const file = path ? join(dirname(page), path) : page;
  expect(existsSync(file), file).toBe(true);
  const headings = listMatches(read(file), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
  if (anchor) expect(headings).toContain(anchor);
});

test('no command has a comment, which zsh would pass on as words', () => {
  const blocks = pages.flatMap((page) => listMatches(read(page), /```sh\n(.*?)```/gs));
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks.filter((block) => /(^|\s)#/.test(block))).toEqual([]);
});
