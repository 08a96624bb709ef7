// What Vite reloads an open page for, and what it must leave alone.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { embeddedSources } from './site-server.ts';
import { expect, test } from './site-test.ts';

test.use({ baseURL: embeddedSources.url });

test('a page under development stays as it is when another site is built beside it', async ({
  page,
}) => {
  const reloads: string[] = [];
  page.on('load', () => reloads.push(page.url()));
  await page.goto('/tarieven');
  await expect.poll(() => reloads).toHaveLength(1);
  const folder = '.local/test-state/built-beside';
  await mkdir(folder, { recursive: true });
  for (const name of ['index', 'tarieven', '404']) await writeFile(`${folder}/${name}.html`, name);
  await page.waitForTimeout(1_500); // Vite hears of a file within 100 ms
  await rm(folder, { recursive: true });
  expect(reloads).toHaveLength(1);
});
