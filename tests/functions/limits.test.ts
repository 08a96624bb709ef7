import { dayMs } from 'shared/durations.ts';
import { expect, test, vi } from 'vitest';
import { queryOf, startMailSite, typedMail } from './mail-site.ts';

test('a mail that is requested again within ten minutes is sent once, even while the first request is pending', async () => {
  let time = 0;
  const site = await startMailSite({ now: () => time });
  const repeats = Array.from({ length: 20 }, () => site.request(queryOf()));
  for (const { text } of await Promise.all(repeats)) expect(text).toBe('OK');
  time = 599_999;
  expect(await site.request(queryOf())).toMatchObject({ status: 200, text: 'OK' });
  expect(await site.received()).toHaveLength(1);

  await site.request(queryOf({ text: `${typedMail.text}!` })); // another text makes another mail
  expect(await site.received()).toHaveLength(2);
  for (const later of [600_001, dayMs + 1]) {
    time = later;
    await site.request(queryOf());
  }
  const ids = (await site.received()).map(({ parsed }) => parsed.messageId);
  expect(ids).toHaveLength(4);
  const [first, , sameDay, nextDay] = ids;
  expect(sameDay, 'a mail program drops the second copy').toBe(first);
  expect(nextDay).not.toBe(first);
});

test('two simultaneous requests for one failing mail make one attempt, and a later retry has the same reference', async () => {
  const references: string[] = [];
  let time = 599_000;
  const site = await startMailSite({
    now: () => time,
    deliver: async ({ reference }) => {
      references.push(reference);
      await vi.waitFor(() => expect(site.countRequests()).toBeGreaterThan(1), 10_000);
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

/** Returns an IP address in a different network for each number. */
const everywhere = (number: number) => `198.51.${number}.7`;
const minute = 60_000;

async function startWithClock(options: Parameters<typeof startMailSite>[0] = {}) {
  const clock = { time: 0 };
  const site = await startMailSite({ now: () => clock.time, deliver: async () => {}, ...options });
  const send = (text: string, ip: string, token = '') => {
    // A client can forge the first address, so the limits ignore it.
    const headers = { 'X-Forwarded-For': `192.0.2.1, ${ip}`, 'X-Firebase-AppCheck': token };
    return site.request(queryOf({ text }), { headers });
  };
  return { clock, send };
}

test.each([
  ['an IPv4 /24', 5, 'ten minutes', 0, (number: number) => `203.0.113.${number}`],
  ['an IPv6 /48', 5, 'ten minutes', 0, (number: number) => `2001:db8:1:${number}::1`],
  ['everywhere', 60, 'ten minutes', 0, everywhere],
  ['an IPv4 /24', 30, 'a day', 3 * minute, (number: number) => `203.0.113.${number}`],
  ['everywhere', 200, 'a day', minute, everywhere],
])(
  'from %s at most %d mails are accepted in %s; a mail after that period is accepted again',
  async (...row) => {
    const [from, max, period, pause, createIp] = row;
    const { clock, send } = await startWithClock();
    const start = clock.time;
    for (let number = 1; number <= max; number += 1) {
      expect((await send(`Mail ${number}`, createIp(number))).status).toBe(200);
      clock.time += pause;
    }
    expect((await send(`Mail ${max}`, createIp(max))).text, 'a repeat costs nothing').toBe('OK');
    const refused = await send('Een te veel', createIp(1));
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
    expect(refused.text).toContain('te veel mails');
    const isForAll = from === 'everywhere';
    expect((await send('Van een ander', '192.0.2.7')).status).toBe(isForAll ? 429 : 200);
    clock.time = start + (period === 'a day' ? 24 * 60 * minute : 10 * minute);
    expect((await send('Later', createIp(1))).status).toBe(200);
  },
);

const fail = (code: string) => async () => {
  throw Object.assign(new Error('Not delivered'), { code });
};

test.each([
  ['refused', 'does not count', 'EMESSAGE', 200],
  ['timed out, so that it may have arrived,', 'counts', 'EABORT', 429],
])('a mail that the server %s %s for the limit of accepted mails', async (_, __, code, status) => {
  let deliver: () => Promise<void> = fail(code);
  const { send } = await startWithClock({ deliver: () => deliver() });
  for (let number = 1; number <= 5; number += 1) {
    expect((await send(`Mail ${number}`, '192.0.2.7')).status).toBe(502);
  }
  deliver = async () => {};
  expect((await send('Mijn mail', '192.0.2.7')).status).toBe(status);
});

test('of 300 mails from one network that the server refuses, it gets 20; five that it accepts pass between others', async () => {
  let attempts = 0;
  const refuse = fail('EMESSAGE');
  const { send } = await startWithClock({
    async deliver({ text }) {
      attempts += 1;
      if (text.includes('Koop')) await refuse();
    },
  });
  for (let number = 1; number <= 300; number += 1) await send(`Koop ${number}`, '192.0.2.7');
  expect(attempts).toBe(20);
  for (let number = 1; number <= 5; number += 1) {
    for (const letter of 'abc') {
      expect((await send(`Koop ${number}${letter}`, '198.51.100.7')).status).toBe(502);
    }
    expect((await send(`Mail ${number}`, '198.51.100.7')).status).toBe(200);
  }
});

test('a mail that the server accepts at the second attempt is not sent again', async () => {
  let attempts = 0;
  const { send } = await startWithClock({
    async deliver() {
      attempts += 1;
      if (attempts === 1) throw new Error('Out of order');
    },
  });
  for (const status of [502, 200, 200]) {
    expect((await send('Mijn mail', '192.0.2.7')).status).toBe(status);
  }
  expect(attempts).toBe(2);
});

const verifyToken = async (token: string) => token === 'good';

test.each([
  [20, 'ten minutes', 0],
  [60, 'a day', minute],
])('a mail after %d others in %s needs a token of App Check', async (free, _period, pause) => {
  const { clock, send } = await startWithClock({ verifyToken });
  for (let number = 1; number <= free; number += 1) {
    expect((await send(`Mail ${number}`, everywhere(number))).status).toBe(200);
    clock.time += pause;
  }
  expect((await send('Zonder', everywhere(70))).status).toBe(428);
  expect((await send('Vals', everywhere(70), 'bad')).status).toBe(428);
  expect((await send('Echt', everywhere(70), 'good')).status).toBe(200);
  expect((await send(`Mail ${free}`, everywhere(3))).status, 'a repeat costs nothing').toBe(200);
});

test.each([
  ['cannot be checked', () => Promise.reject(new Error('Away'))],
  ['is not checked in time', () => new Promise<never>(() => {})],
])('after 20 mails, a mail whose App Check token %s is refused', async (_what, verifyToken) => {
  const { send } = await startWithClock({ verifyToken });
  for (let number = 1; number <= 20; number += 1) await send(`Mail ${number}`, everywhere(number));
  expect((await send('Nog een', everywhere(30), 'good')).status).toBe(428);
});
