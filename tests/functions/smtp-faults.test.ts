import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { timeouts } from '../../src/data/backend.ts';
import { refuse, startFaultyMailServer } from './faulty-mail-server.ts';
import { addresses, queryOf, startMailSite, typedMail } from './mail-site.ts';

const echo = `${typedMail.name} ${typedMail.sender} "${typedMail.subject}" ${addresses.to}`;
const password = 'geheim';

/** Four of these pauses take longer than `deliveryTimeout`. */
function slowly(callback: () => void): void {
  setTimeout(callback, 2_200);
}

/** The mail server's fault, the code in the log, and the options of the server. */
const faults: [string, string, SMTPServerOptions][] = [
  ['sends nothing', 'ETIMEDOUT', { onConnect: () => {} }],
  ['refuses for now', 'EENVELOPE', { onRcptTo: (_, __, callback) => callback(refuse(450, echo)) }],
  ['refuses the message', 'EMESSAGE', { onData: (_, __, callback) => callback(refuse(554, echo)) }],
  ['never replies after the message', 'EABORT', { onData: (stream) => void stream.resume() }],
  [
    'is slow at each reply',
    'EABORT',
    {
      onConnect: (_, callback) => slowly(callback),
      onMailFrom: (_, __, callback) => slowly(callback),
      onRcptTo: (_, __, callback) => slowly(callback),
      onData: (stream, _, callback) => slowly(() => stream.resume().on('end', callback)),
    },
  ],
];

// All faults run simultaneously, because several last until the timeout.
test('each of six faults of the mail server gives the visitor an error before the site’s timeout', async () => {
  await Promise.all([
    // nodemailer sees the error, the end of the connection or, on a busy machine, its timer first.
    expectFailure('smtp://127.0.0.1:1', 'ESOCKET|ECONNECTION|ETIMEDOUT', 'is not there'),
    ...faults.map(async ([what, code, fault]) => {
      const port = await startFaultyMailServer(fault);
      await expectFailure(`smtp://127.0.0.1:${port}`, code, what);
    }),
  ]);
});

test('a mail server without encryption is not sent the password', async () => {
  let isPasswordSent = false;
  const port = await startFaultyMailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(_, __, callback) {
      isPasswordSent = true;
      callback(null, { user: 'salon' });
    },
  });
  await expectFailure(`smtp://salon:${password}@127.0.0.1:${port}`, 'ETLS', 'has no encryption');
  expect(isPasswordSent).toBe(false);
});

async function expectFailure(smtpUrl: string, code: string, what: string) {
  const { request, logged } = await startMailSite({ smtpUrl });
  const start = performance.now();
  const response = await request(queryOf());
  expect(performance.now() - start, what).toBeLessThan(timeouts.send - 3_000);
  expect(response.status, what).toBe(502);
  expect(response.text).toBe('De mail kon niet worden verstuurd. Probeer het later opnieuw.');

  expect(logged, what).toHaveLength(1);
  const log = JSON.stringify(logged);
  expect(log, what).toMatch(new RegExp(`"code":"(?:${code})"`));
  for (const personal of [...Object.values(typedMail), ...Object.values(addresses), password]) {
    expect(log, what).not.toContain(personal);
  }
}
