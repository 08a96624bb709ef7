// The link to everything, which is only mailed to the owner.
import { expect } from 'vitest';
import { testOnBoth } from './open-documents.ts';
import { hour, startWithDevices } from './owner-devices.ts';
import { fields } from './owner-site.ts';

testOnBoth(
  'a link is mailed to the owner three times an hour and six times a day, whoever asks',
  async (all) => {
    const { visitWith, openDevice, endAll, clock, received } = await startWithDevices(all);
    const ask = async () => {
      const { text } = await visitWith('').post('/beheer/nieuwe-link', fields({}));
      return /link gestuurd|over een uur|morgen/.exec(text)?.[0];
    };
    const askOften = async () => [await ask(), await ask(), await ask(), await ask()];
    const sent = Array(3).fill('link gestuurd');
    expect(await askOften()).toEqual([...sent, 'over een uur']);
    clock.time += hour;
    expect(await askOften()).toEqual([...sent, 'morgen']);
    clock.time += 23 * hour - 1;
    expect(await ask()).toBe('morgen');
    clock.time += 1;
    expect(await askOften()).toEqual([...sent, 'morgen']);
    await endAll(); // the links that were sent are of no use then
    clock.time += 1;
    expect(await ask()).toBe('link gestuurd');

    const mails = await received();
    expect(mails.map(({ to }) => to)).toEqual(Array(10).fill(['info@zachtpoot.example']));
    const { subject, text = '' } = mails.at(-1)?.parsed ?? {};
    expect(subject).toBe('Uw link naar het beheer van de website');
    expect(text).toMatch(/gevraagd om een link naar het beheer[\s\S]*24 uur[\s\S]*niet door/);
    const [, token = ''] = /\/beheer#(\S+)/.exec(text) ?? [];
    expect((await (await openDevice(token)).get('/beheer')).text).toContain('Klant 31');
  },
);

testOnBoth('a link that no mail server accepts is not counted', async (all) => {
  const smtpUrl = 'smtp://127.0.0.1:1'; // where none is
  const { visitWith, logged, clock, read } = await startWithDevices(all, { smtpUrl });
  for (let asked = 0; asked < 7; asked += 1) {
    const refused = await visitWith('').post('/beheer/nieuwe-link', fields({}));
    expect(refused.status).toBe(502);
    expect(refused.text).toContain('kon niet worden verstuurd');
    clock.time += 1;
  }
  expect(await read('settings/ownerLinks')).toMatchObject({ sent: [] });
  expect(logged.filter((entry) => entry.includes('was not accepted'))).toHaveLength(7);
});
