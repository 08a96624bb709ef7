import { expect, test } from 'vitest';
import { deliveryTimeout } from '../../functions/src/mail/smtp-delivery.ts';
import { timeouts } from '../../src/data/backend.ts';
import { type Fault, startFaultyMailServer } from './faulty-mail-server.ts';
import { addresses, queryOf, startMailSite, typedMail } from './mail-site.ts';

const echo = `${typedMail.name} ${typedMail.sender} "${typedMail.subject}" ${addresses.to}`;
const password = 'geheim';

// What the mail server does, and the code that the owner finds in the log.
const faults: [string, string, Fault][] = [
  ['says nothing at all', 'ETIMEDOUT', { greeting: 'silent' }],
  ['hangs up at once', 'ECONNECTION', { greeting: 'drop' }],
  ['is full', 'EPROTOCOL', { greeting: '421 Too busy' }],
  ['greets without end', 'ETIMEDOUT', { greeting: '220-wait\r\n220-wait', EHLO: 'silent' }],
  ['is not sure about the recipient', 'EENVELOPE', { RCPT: `450 4.2.0 ${echo} try again` }],
  ['refuses the message', 'EMESSAGE', { message: `554 5.6.0 ${echo} is spam` }],
  ['never replies after the message', 'EABORT', { message: 'silent' }],
  ['hangs up after the message', 'ECONNECTION', { message: 'drop' }],
  ['is slow at each reply', 'EABORT', { delay: 700 }],
];

// All at once in one test: several of them take their full time.
test('whatever goes wrong at the mail server, the visitor gets an error in time', async () => {
  await Promise.all(
    faults.map(async ([what, code, fault]) => {
      const { port, commands } = await startFaultyMailServer(fault);
      await expectFailure(`smtp://127.0.0.1:${port}`, code, what);
      expect(commands.filter((line) => line.startsWith('RCPT')).length, what).toBeLessThan(2);
    }),
  );
  expect(deliveryTimeout).toBeLessThan(timeouts.send);
});

test('without a mail server the visitor gets an error', async () => {
  const { port, stop } = await startFaultyMailServer({});
  stop();
  await expectFailure(`smtp://127.0.0.1:${port}`, 'ESOCKET', 'is not there');
});

test('a mail server without encryption never sees the password', async () => {
  const { port, commands } = await startFaultyMailServer({
    EHLO: '250-mail.example\r\n250 AUTH PLAIN LOGIN',
  });
  await expectFailure(`smtp://salon:${password}@127.0.0.1:${port}`, 'ETLS', 'has no encryption');
  expect(commands.some((line) => line.startsWith('EHLO'))).toBe(true);
  expect(commands.filter((line) => line.startsWith('AUTH'))).toEqual([]);
});

async function expectFailure(smtpUrl: string, code: string, what: string) {
  const { request, logged } = await startMailSite({
    smtpUrl,
    timeouts: { greeting: 1_500, delivery: 3_000 },
  });
  const start = performance.now();
  const response = await request(queryOf());
  expect(performance.now() - start, what).toBeLessThan(9000); // three times what it needs
  expect(response.status, what).toBe(502);
  expect(response.text).toBe('De mail kon niet worden verstuurd. Probeer het later opnieuw.');

  expect(logged, what).toHaveLength(1);
  const log = JSON.stringify(logged);
  expect(log, what).toContain(`"code":"${code}"`);
  for (const personal of [...Object.values(typedMail), ...Object.values(addresses), password]) {
    expect(log, what).not.toContain(personal);
  }
}
