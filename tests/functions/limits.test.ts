import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { queryOf, startMailSite, typedMail } from './mail-site.ts';

test('the same mail within ten minutes is sent once, also when both are pending', async () => {
  let time = 0;
  const site = await startMailSite({ now: () => time });
  const repeats = Array.from({ length: 20 }, () => site.request(queryOf()));
  for (const { text } of await Promise.all(repeats)) expect(text).toBe('OK');
  time = 599_999;
  expect(await site.request(queryOf())).toMatchObject({ status: 200, text: 'OK' });
  expect(await site.received()).toHaveLength(1);

  await site.request(queryOf({ text: `${typedMail.text}!` })); // one letter makes another mail
  expect(await site.received()).toHaveLength(2);
  time = 600_001;
  expect(await site.request(queryOf())).toMatchObject({ status: 200, text: 'OK' });
  expect(await site.received()).toHaveLength(3);
});

test('repeats of a mail that fails get the same response, and a retry the same reference', async () => {
  const references: string[] = [];
  let time = 599_000;
  const site = await startMailSite({
    now: () => time,
    deliver: async ({ reference }) => {
      references.push(reference);
      await setTimeout(100);
      throw new Error('Out of order');
    },
  });
  const repeats = await Promise.all([site.request(queryOf()), site.request(queryOf())]);
  expect(repeats.map(({ status }) => status)).toEqual([502, 502]);
  expect(references).toHaveLength(1);

  time += 599_000;
  expect(await site.request(queryOf())).toMatchObject({ status: 502 });
  expect(references).toEqual([references[0], references[0]]);
});

test('one client can send five mails in ten minutes, and another each time one is ten minutes old', async () => {
  let time = 0;
  const site = await startMailSite({ now: () => time, deliver: async () => {} });
  // What a client forges comes first, and does not count.
  const send = (number: number, client = '198.51.100.7') => {
    const headers = { 'X-Forwarded-For': `192.0.2.${number}, ${client}` };
    return site.request(queryOf({ text: `Mail ${number}` }), { headers });
  };
  for (let number = 1; number <= 5; number += 1) {
    expect((await send(number)).status).toBe(200);
    time += 60_000;
  }
  const refused = await send(6);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  expect(refused.text).toContain('te veel mails');
  expect((await send(1)).text, 'a repeat costs nothing').toBe('OK');
  expect((await send(6, '198.51.100.8')).status).toBe(200);
  time = 600_000;
  expect((await send(7)).status).toBe(200);
  expect((await send(8)).status).toBe(429);
});

/** Each mail from another network. */
const everywhere = (number: number) => `198.51.${number}.7`;

test.each([
  ['an IPv6 /48', 10, (number: number) => `2001:db8:1:${number}::1`],
  ['an IPv4 /24', 10, (number: number) => `203.0.113.${number}`],
  ['everywhere', 60, everywhere],
])(
  'of seventy mails from %s %d are sent, from another network what room is left',
  async (_what, sent, createIp) => {
    const { statuses, send } = await sendFrom(createIp, 70);
    expect(statuses).toEqual([...Array(sent).fill(200), ...Array(70 - sent).fill(429)]);
    expect(await send('Van een ander', '192.0.2.7')).toBe(sent < 60 ? 200 : 429);
  },
);

test('above twenty mails in ten minutes a page has to prove that it is ours, where that is set up', async () => {
  const verifyToken = async (token: string) => token === 'good';
  const { statuses, send } = await sendFrom(everywhere, 22, { verifyToken });
  expect(statuses).toEqual([...Array(20).fill(200), 428, 428]);
  expect(await send('Vals', everywhere(30), 'bad')).toBe(428);
  expect(await send('Echt', everywhere(30), 'good')).toBe(200);
  expect(await send('Mail 3', everywhere(3)), 'a repeat costs nothing').toBe(200);
});

test.each([
  ['cannot be checked', () => Promise.reject(new Error('Away'))],
  ['is not checked in time', () => new Promise<never>(() => {})],
])('a token that %s is not taken for a good one', async (_what, verifyToken) => {
  const { send } = await sendFrom(everywhere, 20, { verifyToken });
  expect(await send('Nog een', everywhere(30), 'good')).toBe(428);
});

/** One mail after another. */
async function sendFrom(
  createIp: (number: number) => string,
  count: number,
  options: Parameters<typeof startMailSite>[0] = {},
) {
  const { send } = await startWithSend(options);
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) {
    statuses.push(await send(`Mail ${number}`, createIp(number)));
  }
  return { statuses, send };
}

async function startWithSend(options: Parameters<typeof startMailSite>[0]) {
  const sent: string[] = [];
  const deliver = async ({ text }: { text: string }) => void sent.push(text);
  const site = await startMailSite({ deliver, ...options });
  const send = async (text: string, ip: string, token = '') => {
    const headers = { 'X-Forwarded-For': ip, 'X-Firebase-AppCheck': token };
    return (await site.request(queryOf({ text }), { headers })).status;
  };
  return { send, sent };
}

test('a day takes two hundred mails, however slowly they come', async () => {
  let time = 0;
  const site = await startMailSite({ now: () => time, deliver: async () => {} });
  const send = async (number: number) => {
    time += 60_000;
    const headers = { 'X-Forwarded-For': everywhere(number) };
    return site.request(queryOf({ text: `Mail ${number}` }), { headers });
  };
  for (let number = 1; number <= 200; number += 1) expect((await send(number)).status).toBe(200);
  expect((await send(201)).status).toBe(429);
  time = 86_400_000;
  expect([(await send(202)).status, (await send(203)).status]).toEqual([200, 200]);
});

test('two addresses of one network send thirty mails a day, and another visitor still mails', async () => {
  let time = 0;
  const { send, sent } = await startWithSend({ now: () => time });
  for (let number = 1; number <= 200; number += 1) {
    time += 60_000;
    await send(`Mail ${number}`, `203.0.113.${number % 2}`);
  }
  expect(sent).toHaveLength(30);
  expect(await send('Van een ander', '192.0.2.7')).toBe(200);
  time = 86_400_000 + 60_000; // a day after the first
  expect(await send('Een dag later', '203.0.113.1')).toBe(200);
  expect(await send('Nog een', '203.0.113.1')).toBe(429);
});

test('above sixty mails a day, however slowly they come, a page has to prove that it is ours', async () => {
  let time = 0;
  const verifyToken = async (token: string) => token === 'good';
  const { send } = await startWithSend({ now: () => time, verifyToken });
  for (let number = 1; number <= 60; number += 1) {
    time += 60_000;
    expect(await send(`Mail ${number}`, everywhere(number))).toBe(200);
  }
  time += 600_000;
  expect(await send('Zonder', everywhere(70))).toBe(428);
  expect(await send('Echt', everywhere(70), 'good')).toBe(200);
});
