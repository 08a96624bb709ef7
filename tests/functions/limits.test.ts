import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readClientIp } from '../../functions/src/client-ip.ts';
import { createRateLimit } from '../../functions/src/rate-limit.ts';
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

test('repeats of a mail that fails get the same response, and a retry the same message id', async () => {
  const messageIds: string[] = [];
  const site = await startMailSite({
    deliver: async ({ messageId }) => {
      messageIds.push(messageId);
      await setTimeout(100);
      throw new Error('Out of order');
    },
  });
  const repeats = await Promise.all([site.request(queryOf()), site.request(queryOf())]);
  expect(repeats.map(({ status }) => status)).toEqual([502, 502]);
  expect(messageIds).toHaveLength(1);

  expect(await site.request(queryOf())).toMatchObject({ status: 502 });
  expect(messageIds).toEqual([messageIds[0], messageIds[0]]);
});

test('one client can send five mails in ten minutes, another client still can', async () => {
  let time = 0;
  const site = await startMailSite({ now: () => time, deliver: async () => {} });
  const send = (text: string, forwarded: string) =>
    site.request(queryOf({ text }), { headers: { 'X-Forwarded-For': forwarded } });

  // What a client forges comes first, and does not count.
  for (let number = 1; number <= 5; number += 1) {
    const { status } = await send(`Mail ${number}`, `192.0.2.${number}, 198.51.100.7`);
    expect(status).toBe(200);
  }
  time = 60_000;
  const refused = await send('Mail 6', '192.0.2.6, 198.51.100.7');
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '540' } });
  expect(refused.text).toContain('te veel mails');
  expect((await send('Mail 1', '198.51.100.7')).text, 'a repeat costs nothing').toBe('OK');
  expect((await send('Mail 6', '198.51.100.8')).status).toBe(200);
  time = 600_001;
  expect((await send('Mail 7', '198.51.100.7')).status).toBe(200);
});

test('sixty mails in ten minutes is the limit for all clients together', async () => {
  const site = await startMailSite({ deliver: async () => {} });
  const statuses: number[] = [];
  for (let number = 0; number < 70; number += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${number}` };
    statuses.push((await site.request(queryOf({ text: `Mail ${number}` }), { headers })).status);
  }
  expect(statuses).toEqual([...Array(60).fill(200), ...Array(10).fill(429)]);
});

test('the limits slide: room comes back one by one, and runs out again', () => {
  let time = 0;
  const limit = createRateLimit({ perClient: 2, total: 3, window: 10_000, now: () => time });
  const wait = (client: string, at: number) => {
    time = at;
    return limit(client);
  };
  expect([wait('a', 0), wait('a', 4000), wait('a', 5000), wait('a', 9999)]).toEqual([0, 0, 5, 1]);
  expect([wait('a', 10_000), wait('a', 10_001)]).toEqual([0, 4]);
  expect([wait('b', 11_000), wait('c', 12_000), wait('c', 14_000)]).toEqual([0, 2, 0]);
});

test.each([
  ['198.51.100.7', '127.0.0.1', '198.51.100.7'],
  ['192.0.2.1, 198.51.100.7', '127.0.0.1', '198.51.100.7'],
  [undefined, '203.0.113.9', '203.0.113.9'],
  ['', '203.0.113.9', '203.0.113.9'],
  ['::ffff:198.51.100.7', '127.0.0.1', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '127.0.0.1', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '127.0.0.1', '2001:db8:1:2'],
  ['2001:db8::9', '127.0.0.1', '2001:db8:0:0'],
  ['::1', '127.0.0.1', '0:0:0:0'],
  ['not an address', '127.0.0.1', 'not an address'],
])('the client behind %s at %s is %s', (forwarded, remoteAddress, client) => {
  // Only these two are read; a whole request needs a whole connection.
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } };
  expect(readClientIp(request as unknown as IncomingMessage)).toBe(client);
});
