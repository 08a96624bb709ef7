import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { queryOf, startMailSite, typedMail } from './mail-site.ts';

test('the same mail within ten minutes is sent once, also when both are under way', async () => {
  let time = 0;
  const site = await startMailSite({ now: () => time });
  const repeats = Array.from({ length: 20 }, () => site.ask(queryOf()));
  for (const reply of await Promise.all(repeats)) expect(reply.text).toBe('OK');
  time = 599_999;
  expect(await site.ask(queryOf())).toMatchObject({ status: 200, text: 'OK' });
  expect(await site.received()).toHaveLength(1);

  time = 600_001;
  expect(await site.ask(queryOf())).toMatchObject({ status: 200, text: 'OK' });
  expect(await site.received()).toHaveLength(2);
});

test('a mail that differs in one letter is another mail', async () => {
  const site = await startMailSite();
  await site.ask(queryOf());
  await site.ask(queryOf({ text: `${typedMail.text}!` }));
  expect(await site.received()).toHaveLength(2);
});

test('repeats of a mail that fails get the same answer, and a later try the same name', async () => {
  const names: string[] = [];
  const site = await startMailSite({
    deliver: async ({ messageId }) => {
      names.push(messageId);
      await setTimeout(100);
      throw new Error('Out of order');
    },
  });
  const repeats = await Promise.all([site.ask(queryOf()), site.ask(queryOf())]);
  expect(repeats.map(({ status }) => status)).toEqual([502, 502]);
  expect(names).toHaveLength(1);

  expect(await site.ask(queryOf())).toMatchObject({ status: 502 });
  expect(names).toHaveLength(2);
  expect(new Set(names)).toHaveProperty('size', 1);
});

test('one client can send five mails in ten minutes, another client still can', async () => {
  let time = 0;
  const site = await startMailSite({ now: () => time });
  const askFrom = (text: string, chain: string) =>
    site.ask(queryOf({ text }), { headers: { 'X-Forwarded-For': chain } });

  // What a client claims about itself comes first, and does not count.
  for (let number = 1; number <= 5; number += 1) {
    const reply = await askFrom(`Mail ${number}`, `192.0.2.${number}, 198.51.100.7`);
    expect(reply.status).toBe(200);
  }
  time = 60_000;
  const refused = await askFrom('Mail 6', '192.0.2.6, 198.51.100.7');
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '540' } });
  expect(refused.text).toContain('te veel mails');
  expect((await askFrom('Mail 1', '198.51.100.7')).text, 'a repeat costs nothing').toBe('OK');
  expect((await askFrom('Mail 6', '198.51.100.8')).status).toBe(200);
  time = 600_001;
  expect((await askFrom('Mail 7', '198.51.100.7')).status).toBe(200);
  expect(await site.received()).toHaveLength(7);
});

test('sixty mails in ten minutes is the limit for all clients together', async () => {
  const site = await startMailSite();
  const replies = await Promise.all(
    Array.from({ length: 70 }, (_, number) =>
      site.ask(queryOf({ text: `Mail ${number}` }), {
        headers: { 'X-Forwarded-For': `198.51.100.${number}` },
      }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(await site.received()).toHaveLength(60);
});
