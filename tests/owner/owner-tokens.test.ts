// The table of docs/decisions/0024, cell by cell: what each token opens, how long, and what ends it.
import { expect } from 'vitest';
import { testOnBoth } from './open-documents.ts';
import { day, startWithDevices } from './owner-devices.ts';

/** How each kind of token is used, for how long, and what comes then. */
const kinds = [
  ['link', 'a link', 1, 303],
  ['session', '/beheer', 90, 200],
  ['answer-31', 'a link', 30, 303],
  ['answer-31', '/beheer/recensie?naam=31', 30, 200],
  ['remove-31', 'a link', 30, 303],
  ['remove-31', '/beheer/weghalen?naam=31', 30, 200],
] as const;

/** What each token opens as a cookie; the one of a link to everything only opens a session. */
const opened = {
  session: [
    '',
    '/recensie?naam=31',
    '/recensie?naam=32',
    '/weghalen?naam=31',
    '/prullenbak?naam=31',
    '/prullenbak',
    '/sinds',
    '/mededeling',
    '/album',
    '/formulier',
    '/vraag',
  ],
  link: [],
  'answer-31': ['/recensie?naam=31'],
  'remove-31': ['/weghalen?naam=31', '/prullenbak?naam=31'],
} as const;

testOnBoth(
  'each token works as long as the table says, unless it is forged, cut or ended',
  async (all) => {
    const { clock, create, open, visitWith, endAll } = await startWithDevices(all);
    for (const [subject, use, days, success] of kinds) {
      const how = [subject, use];
      const see = async (token: string) => {
        const { status, text } = await (use === 'a link' ? open(token) : visitWith(token).get(use));
        const [said = ''] = /klopt niet|Deze link is verlopen|zijn ingetrokken/.exec(text) ?? [];
        return [...how, status, said];
      };
      const token = create(subject);
      expect(await see(token)).toEqual([...how, success, '']);
      expect(await see(token)).toEqual([...how, success, '']); // on a second device
      expect(await see(create(subject, 'oud'))).toEqual([...how, 403, 'klopt niet']);
      expect(await see(token.slice(0, -1))).toEqual([...how, 403, 'klopt niet']);
      clock.time += days * day - 1;
      expect(await see(token)).toEqual([...how, success, '']);
      clock.time += 1;
      expect(await see(token)).toEqual([...how, 403, 'Deze link is verlopen']);

      const ended = create(subject);
      clock.time += 1;
      expect((await endAll()).headers.get('location')).toBe('/beheer');
      expect(await see(ended)).toEqual([...how, 403, 'zijn ingetrokken']);
      expect(await see(create(subject))).toEqual([...how, 403, 'zijn ingetrokken']); // of that moment
      clock.time += 1;
      expect(await see(create(subject))).toEqual([...how, success, '']);
    }
  },
);

testOnBoth('each token opens what the table says, and nothing else', async (all) => {
  const { create, open, visitWith } = await startWithDevices(all);
  const link = 'Vraag om een link naar alles.';
  for (const [subject, paths] of Object.entries(opened)) {
    const { get } = visitWith(create(subject as keyof typeof opened)); // by its own keys
    const found = [];
    for (const path of opened.session)
      if (!(await get(`/beheer${path}`)).text.includes('Mail de salon')) found.push(path);
    expect([subject, found]).toEqual([subject, paths]);
  }
  const door = await visitWith(create('answer-31')).get('/beheer');
  expect([door.status, door.text]).toEqual([200, expect.stringContaining(link)]);
  // What a device has is no link.
  expect((await open(create('session'))).text).toContain('klopt niet');
});
