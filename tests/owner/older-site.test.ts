// The owner of an older site finds her reviews and photos at /beheer, and can change them.
import { expect } from 'vitest';
import { emulatorTest } from '../emulator.ts';
import { olderPhotos, olderReviewFields, plainFields } from '../older-site.ts';
import { openEmulator } from './open-documents.ts';
import { fields, findVersion, startOwnerSite } from './owner-site.ts';

async function setup() {
  const documents = await openEmulator();
  await documents.transact(async ({ set }) => {
    for (const [name, review] of Object.entries(olderReviewFields))
      set(`reviews/${name}`, plainFields(review));
    for (const src of olderPhotos) set(`photos/~${src}`, { src, alt: `Op ${src}` });
  });
  const { visitAs, read } = await startOwnerSite(documents);
  return { ...visitAs('all'), read };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

emulatorTest('the owner sees every review of her older site, and answers one', async () => {
  const { get, post, read } = await setup();
  const { text } = await get('/beheer');
  for (const { name } of Object.values(olderReviewFields)) expect(text).toContain(name);
  const name = 'stars as text';
  const query = new URLSearchParams({ naam: name });
  const page = await get(`/beheer/recensie?${query}`);
  const version = findVersion(page.text);
  const answer = fields({ naam: name, version, reply: 'Dank u wel!', stap: 'plaatsen' });
  expect((await post(`/beheer/recensie?${query}`, answer)).status).toBe(303);
  expect(await read(`reviews/${name}`)).toMatchObject({ stars: '4', reply: 'Dank u wel!' });
});

emulatorTest('the owner describes and throws away photos with any file name', async () => {
  const { get, post, read } = await setup();
  const { text } = await get('/beheer/album');
  for (const src of olderPhotos) {
    expect(text).toContain(`name="alt/${escapeHtml(src)}"`);
    const change = { [`was/${src}`]: `Op ${src}`, [`alt/${src}`]: `Nieuw: ${src}` };
    await post('/beheer/album/foto', fields({ ...change, [`stap/${src}`]: 'bewaren' }));
    expect(await read(`photos/~${src}`)).toEqual({ src, alt: `Nieuw: ${src}` });
    await post('/beheer/album/foto', fields({ [`stap/${src}`]: 'weggooien' }));
    expect(await read(`photos/~${src}`)).toBeNull();
  }
});
