import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localProject } from '../../scripts/local/emulator.ts';
import { findEmulatorJar } from '../../scripts/local/find-emulator.ts';
import { whenListening } from '../../scripts/local/ports.ts';
import { type SiteOptions, startSite } from '../../scripts/local/site.ts';
import { connectFirestore } from '../firestore-client.ts';
import { createNewReview } from '../reviews.ts';
import { today } from '../today.ts';
import { writeSmallBuild } from './small-build.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const emulatorTest = test.skipIf('missing' in findEmulatorJar());

async function setup(changes: Partial<SiteOptions> = {}) {
  const printed: string[] = [];
  const built: Record<string, string>[] = [];
  const options: SiteOptions = {
    port: 0,
    ownerPort: 0,
    firestorePort: 0,
    smtpPort: 0,
    stateFolder: await createTemporaryFolder(),
    embedded: true,
    dev: false,
    environment: {},
    print: (sentence) => printed.push(sentence),
    async build(environment, folder) {
      built.push(environment);
      await writeSmallBuild(folder);
    },
    ...changes,
  };
  const start = async () => {
    const site = await startSite(options);
    onTestFinished(site.stop);
    return site;
  };
  const countReviewMails = async () => {
    const folder = join(options.stateFolder, 'outbox');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    return mails.filter((mail) => mail.includes('Subject: Nieuwe recensie')).length;
  };
  return { options, printed, built, start, countReviewMails };
}

emulatorTest(
  'a site with the emulator has its documents again after a restart',
  { timeout: 90_000 },
  async () => {
    const { start, printed, built, countReviewMails } = await setup({ embedded: false });
    const connect = () => {
      const origin = `http://${built.at(-1)?.VITE_FIRESTORE_EMULATOR}`;
      return { origin, owner: connectFirestore(origin, localProject, 'owner') };
    };
    const site = await start();
    const { origin, owner } = connect();
    expect(printed[0]).toMatch(/^Database: Firestore emulator on 127\.0\.0\.1:\d+ \(found by /);
    const policy = (await fetch(site.url)).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src ${origin} 'self' `);
    const reviews = await owner.list('reviews');
    expect(reviews).toHaveLength(30);
    const photos = await owner.list('photos');
    expect(photos).toHaveLength(17);
    expect(Object.keys(photos[0]?.fields ?? {}).toSorted()).toEqual(['alt', 'position', 'src']);
    const readCount = async () => (await owner.list('summaries'))[0]?.fields?.count?.integerValue;
    await expect.poll(readCount, { timeout: 30_000 }).toBe('30');

    const review = { id: 31, ...createNewReview({ date: today() }) };
    await owner.commit({ create: 'reviews/31', fields: review });
    await expect.poll(countReviewMails, { timeout: 30_000 }).toBe(1);
    const link = expect.stringContaining(`${site.ownerUrl}/beheer/recensie?naam=31`);
    await expect.poll(() => printed).toContainEqual(link);
    await expect.poll(readCount, { timeout: 30_000 }).toBe('31');
    await owner.commit(
      { remove: 'reviews/31' },
      { set: 'notices/current', fields: { text: 'Dicht' } },
      ...reviews.map(({ name }) => ({ remove: `reviews/${name.split('/').at(-1)}` })),
    );
    await site.stop();

    const again = await start();
    const second = connect();
    expect(await second.owner.list('reviews')).toEqual([]);
    expect(await second.owner.list('notices')).toHaveLength(1);
    expect(await second.owner.list('photos')).toHaveLength(17);

    // The site still serves its pages after its emulator has ended.
    await fetch(`${second.origin}/shutdown`, { method: 'POST' });
    expect((await fetch(`${again.url}/tarieven`)).status).toBe(200);
  },
);

test('a site with a real project starts without an emulator, and prints a warning', async () => {
  const environment = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'real-project.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'real-project',
    VITE_FIREBASE_APP_ID: 'app',
  };
  const { start, printed, built } = await setup({ embedded: false, environment });
  await start();
  expect(built).toEqual([environment]);
  expect(printed[0]).toMatch(/the real Firebase project real-project.*public/);
});

test('a site with an unknown setting does not start, and its error has the name of the setting', async () => {
  const { start } = await setup({ environment: { VITE_GTM: 'GTM-1' } });
  await expect(start()).rejects.toThrow('VITE_GTM is geen instelling');
});

test('a site whose build fails releases the port of its mail server', async () => {
  const build = async () => Promise.reject(new Error('The page does not render'));
  const { start, printed } = await setup({ build });
  await expect(start()).rejects.toThrow('The page does not render');
  const outbox = /an outbox on 127\.0\.0\.1:(?<port>\d+)/.exec(printed.join('\n'));
  const server = createServer().listen(Number(outbox?.groups?.port), '127.0.0.1');
  onTestFinished(() => void server.close());
  await whenListening(server, 'SMTP_PORT');
});
