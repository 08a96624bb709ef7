// Runs the command of docs/emergencies.md that makes a login link, with a fake gcloud.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { runInShell } from '../faults/run-command.ts';
import { addresses, openOutbox, siteOrigin } from '../functions/mail-site.ts';
import { createTemporaryFolder } from '../local/temporary-folder.ts';
import { startOwnerSite } from './owner-site.ts';

const guide = readFileSync('docs/emergencies.md', 'utf8');
const [command = ''] = guide.match(/^npm run owner-link -- .*$/m) ?? [];

const minute = 60_000; // ms
const secret = randomBytes(32).toString('base64');
const failing = 'echo "Please run: gcloud auth login" >&2; exit 1';

/** `answers`: replaces what the fake gcloud does, by the shell's pattern for its options. */
async function setup(answers: Readonly<Record<string, string>> = {}) {
  const outbox = await openOutbox();
  const folder = await createTemporaryFolder();
  const serviceConfig = {
    environmentVariables: {
      MAIL_TO: addresses.to,
      MAIL_FROM: addresses.from,
      SITE_ORIGINS: siteOrigin,
    },
    secretEnvironmentVariables: [
      { key: 'SMTP_URL', secret: 'SMTP_URL', version: '2' },
      { key: 'OWNER_SECRET', secret: 'OWNER_SECRET', version: '7' },
    ],
  };
  const cases = Object.entries({
    'functions describe manageSite *': `echo '${JSON.stringify({ serviceConfig })}'`,
    'secrets versions access 2 --secret=SMTP_URL *': `echo '${outbox.url}'`,
    'secrets versions access 7 --secret=OWNER_SECRET *': `echo '${secret}'`,
    'config get account *': 'echo bouwer@voorbeeld.example',
    'logging write *': `echo "$*" >> '${folder}/log'`,
    ...answers,
    '*': 'exit 2',
  }).map(([pattern, action]) => `${pattern.replaceAll(' ', '\\ ')}) ${action} ;;`);
  const script = ['#!/bin/sh', 'case "$*" in', ...cases, 'esac', ''].join('\n');
  await writeFile(join(folder, 'gcloud'), script, { mode: 0o755 });
  const variables = { PATH: `${folder}:${process.env.PATH}`, PROJECT: 'demo-salon' };
  const run = () => runInShell(command, variables).catch(({ stdout }) => String(stdout));
  return { outbox, run, readLog: () => readFile(join(folder, 'log'), 'utf8').catch(() => '') };
}

const findLink = (output: string) => /^https:.*$/m.exec(output)?.[0] ?? '';

emulatorTest('an engineer gets a login link of ten minutes; the owner gets a mail', async () => {
  const { outbox, run, readLog } = await setup();
  const { clock, requestWith } = await startOwnerSite({ secret });
  const link = findLink(await run());
  expect(link).toMatch(`${siteOrigin}/beheer#token=`);

  clock.time = Date.now();
  const laptop = requestWith('');
  expect((await laptop.openLink(link)).path).toBe('/beheer');
  expect((await laptop.get('/beheer/sinds')).status).toBe(200);
  clock.time += 10 * minute;
  expect((await requestWith('').openLink(link)).status).toBe(403);

  const [mail] = await outbox.received();
  expect(mail?.to).toEqual([addresses.to]);
  expect(mail?.parsed.subject).toBe('Er is een inloglink gemaakt voor het beheer van de website');
  expect(mail?.parsed.text).toContain('door bouwer@voorbeeld.example');
  expect(mail?.raw).not.toContain('token');
  expect(await readLog()).toMatch('owner-links bouwer@voorbeeld.example made a login link');
});

test('without access to the secrets there is no link, and gcloud says what to do', async () => {
  const { outbox, run } = await setup({
    'secrets versions access 7 --secret=OWNER_SECRET *': failing,
  });
  const output = await run();
  expect(output).toContain('There is no link. Please run: gcloud auth login');
  expect(output).not.toContain('http');
  expect(await outbox.received()).toEqual([]);
});

test('there is no link without a line in the log', async () => {
  const { run } = await setup({ 'logging write *': failing });
  expect(findLink(await run())).toBe('');
});

test('while the mail server is down there is a link, and a request to tell the owner', async () => {
  const refused = 'echo smtp://127.0.0.1:9';
  const { run } = await setup({ 'secrets versions access 2 --secret=SMTP_URL *': refused });
  const output = await run();
  expect(output).toContain('The owner got NO mail about it');
  expect(findLink(output)).not.toBe('');
});
