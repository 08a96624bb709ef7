import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findEmulatorJar } from '../../scripts/local/find-emulator.ts';
import { toFields } from '../../scripts/local/firestore-documents.ts';
import { checkPorts } from '../../scripts/local/ports.ts';
import { type SiteOptions, startSite } from '../../scripts/local/site.ts';
import { createEmbeddedBackend } from '../../src/data/embedded/embedded-backend.ts';
import { createNewReview } from '../reviews.ts';
import { writeSmallBuild } from './small-build.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const hasEmulator = 'jar' in findEmulatorJar();

async function setup(changes: Partial<SiteOptions> = {}) {
  const parent = await createTemporaryFolder();
  const folder = join(parent, 'dist');
  const printed: string[] = [];
  const built: Record<string, string>[] = [];
  const options: SiteOptions = {
    port: 0,
    firestorePort: 0,
    smtpPort: 0,
    stateFolder: join(parent, 'state'),
    embedded: true,
    dev: false,
    smtpUrl: null,
    environment: {},
    folder,
    print: (sentence) => printed.push(sentence),
    async build(environment) {
      built.push(environment);
      await writeSmallBuild(folder);
    },
    ...changes,
  };
  return { options, printed, built };
}

/** The mails about new reviews in the outbox. */
async function readReviewMails({ stateFolder }: SiteOptions): Promise<string[]> {
  const folder = join(stateFolder, 'outbox');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes('Subject: Nieuwe recensie'));
}

async function holdPort(host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  return address.port;
}

const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' })
  .format(new Date())
  .replaceAll('-', '/');

test('the embedded site serves pages, mail and reviews, and keeps what was posted', async () => {
  const { options, printed, built } = await setup();
  const site = await startSite(options);
  expect(built).toEqual([{ VITE_DATABASE: 'embedded' }]);
  expect(printed.join('\n')).toMatch(/^Database: embedded store on localhost.*as asked for/);
  expect(printed.join('\n')).toMatch(/^Mail: .*outbox.*nothing is sent/m);
  expect(await (await fetch(`${site.url}/`)).text()).toBe('<h1>Katten</h1>');
  const mail = 'name=A&lastname=B&sender=a%40b.example&text=Dag&subject=Vraag';
  expect(await (await fetch(`${site.url}/sendMail?${mail}`)).text()).toBe('OK');
  await createEmbeddedBackend(site.url).addReview(createNewReview({ date: today }));
  await expect.poll(() => readReviewMails(options)).toHaveLength(1);
  // A page that is open must not hold up the end.
  const openStream = await fetch(`${site.url}/__local/reviews/live`);
  await site.stop();
  await expect(openStream.text()).rejects.toThrow();
  await expect(fetch(site.url)).rejects.toThrow();

  const again = await startSite(options);
  onTestFinished(again.stop);
  expect((await createEmbeddedBackend(again.url).readReviewSummary()).count).toBe(31);
  const second = createNewReview({ date: today, name: 'Na de herstart' });
  await createEmbeddedBackend(again.url).addReview(second);
  // Neither for the seed nor for what was there before.
  await expect.poll(() => readReviewMails(options)).toHaveLength(2);
  expect(printed.filter((sentence) => /recensie|review/i.test(sentence))).toEqual([]);
});

test.skipIf(!hasEmulator)(
  'the emulator site keeps its documents and never seeds twice',
  async () => {
    const { options, built } = await setup({ embedded: false });
    const read = async (collection: string) => {
      const address = built.at(-1)?.VITE_FIRESTORE_EMULATOR;
      const documents = `http://${address}/v1/projects/demo-trimsalon/databases/(default)/documents`;
      const answer = await (await fetch(`${documents}/${collection}?pageSize=100`)).json();
      return { documents, list: (answer.documents ?? []) as { name: string; fields: object }[] };
    };
    const owner = { method: 'DELETE', headers: { Authorization: 'Bearer owner' } };

    const first = await startSite(options);
    const { documents, list } = await read('reviews');
    expect(list).toHaveLength(30);
    const photos = (await read('photos')).list;
    expect(photos).toHaveLength(18);
    expect(Object.keys(photos[0]?.fields ?? {}).toSorted()).toEqual(['alt', 'src']);
    const policy = (await fetch(first.url)).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src ${new URL(documents).origin} `);
    const add = async (id: number) =>
      fetch(`${(await read('reviews')).documents}/reviews?documentId=${id}`, {
        method: 'POST',
        headers: owner.headers,
        body: JSON.stringify({ fields: toFields({ id, ...createNewReview({ date: today }) }) }),
      });
    await add(31);
    await expect.poll(() => readReviewMails(options), { timeout: 10_000 }).toHaveLength(1);
    await fetch(`${documents}/reviews/31`, owner);
    await Promise.all(
      list.map(({ name }) => fetch(`${documents}/reviews/${name.split('/').at(-1)}`, owner)),
    );
    await first.stop();

    const second = await startSite(options);
    onTestFinished(second.stop);
    expect((await read('reviews')).list).toEqual([]);
    await add(32);
    await expect.poll(() => readReviewMails(options), { timeout: 10_000 }).toHaveLength(2);
    expect((await read('photos')).list).toHaveLength(18);
  },
);

test.skipIf(!hasEmulator)('an emulator that dies is told once, and the pages stay', async () => {
  const { options, printed, built } = await setup({ embedded: false });
  const site = await startSite(options);
  onTestFinished(site.stop);
  await fetch(`http://${built[0]?.VITE_FIRESTORE_EMULATOR}/shutdown`, { method: 'POST' });
  const obituaries = () => printed.filter((sentence) => sentence.includes('has ended'));
  await expect.poll(obituaries, { timeout: 15_000 }).toHaveLength(1);
  expect((await fetch(`${site.url}/tarieven`)).status).toBe(200);
});

test('a real project gets no emulator, no seed and a warning', async () => {
  const firebase = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'real-project.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'real-project',
    VITE_FIREBASE_APP_ID: 'app',
  };
  const { options, printed, built } = await setup({ embedded: false, environment: firebase });
  const site = await startSite(options);
  onTestFinished(site.stop);
  expect(built).toEqual([firebase]);
  expect(printed[0]).toMatch(/the real Firebase project real-project.*public/);
});

test.each(['127.0.0.1', '::1'])(
  'a port taken on %s is named before anything starts',
  async (host) => {
    const port = await holdPort(host);
    const { options, built } = await setup({ port });
    await expect(startSite(options)).rejects.toThrow(
      `Port ${port} is in use by another program, and the site needs it: end that program, or set PORT to another port.`,
    );
    expect(built).toEqual([]);
    await expect(stat(options.stateFolder)).rejects.toThrow('ENOENT');
  },
);

test('one port for two parts is named', async () => {
  const site = { port: 4000, setting: 'PORT', purpose: 'the site' };
  const outbox = { port: 4000, setting: 'SMTP_PORT', purpose: 'the outbox' };
  await expect(checkPorts([site, outbox])).rejects.toThrow('PORT and SMTP_PORT are both 4000');
});

test('a wrong setting is named before anything starts', async () => {
  const { options } = await setup({ environment: { VITE_GTM: 'GTM-1' } });
  await expect(startSite(options)).rejects.toThrow('VITE_GTM is not a setting');
});

test('a build that fails leaves nothing running', async () => {
  const build = async () => Promise.reject(new Error('The page does not render'));
  const { options, printed } = await setup({ build });
  await expect(startSite(options)).rejects.toThrow('The page does not render');
  const [, smtpPort] = /an outbox on 127\.0\.0\.1:(\d+)/.exec(printed.join('\n')) ?? [];
  await checkPorts([{ port: Number(smtpPort), setting: 'SMTP_PORT', purpose: 'the outbox' }]);
});

test('a start that is ended half-way is undone at once', async () => {
  const ending = new AbortController();
  const build = () => new Promise<void>(() => ending.abort(new Error('Ended')));
  const { options } = await setup({ build, ended: ending.signal });
  await expect(startSite(options)).rejects.toThrow('Ended');
});

test('an unreadable embedded file is told and the site starts all the same', async () => {
  const { options, printed } = await setup();
  await (await startSite(options)).stop();
  await writeFile(join(options.stateFolder, 'embedded.json'), '{');
  const site = await startSite(options);
  onTestFinished(site.stop);
  expect(printed.join('\n')).toContain('embedded.json could not be read');
  await rm(options.stateFolder, { recursive: true });
});
