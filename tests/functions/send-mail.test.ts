import express from 'express';
import { expect, test, vi } from 'vitest';
import { timeouts } from '../../src/data/backend.ts';
import { toMailQuery } from '../../src/data/mail.ts';
import { keepFigure } from '../keep-figure.ts';
import { expectOnlyOurs, readBack } from './expect-only-ours.ts';
import {
  addresses,
  openOutbox,
  queryOf,
  serveMail,
  siteOrigin,
  startMailSite,
} from './mail-site.ts';

const roomy = { perClient: 10_000, total: 10_000 };

test('a visitor’s mail reaches the salon and can be answered to the visitor', async () => {
  const site = await startMailSite();
  const query = toMailQuery({
    name: 'Anna',
    lastName: 'de Vries',
    email: 'anna@voorbeeld.example',
    subject: 'Afspraak voor Minoes',
    message: 'Kan Minoes vrijdag komen?',
    trap: '',
  });
  const response = await site.request(String(query));
  expect(response).toMatchObject({ status: 200, text: 'OK' });
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });

  const [mail, ...others] = await site.received();
  if (!mail) throw new Error('No mail was received.');
  expect(others).toEqual([]);
  expectOnlyOurs(mail);
  expect(readBack(mail)).toEqual({
    fullName: 'Anna de Vries',
    sender: 'anna@voorbeeld.example',
    subject: 'Afspraak voor Minoes',
    text: 'Kan Minoes vrijdag komen?',
  });
  expect(site.logged).toEqual([]);
});

test('the longest mail that the form takes is sent', async () => {
  const site = await startMailSite();
  const longest = {
    name: '€'.repeat(100),
    lastname: '漢'.repeat(100),
    sender: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`,
    subject: '€'.repeat(150),
    text: '€'.repeat(255),
  };
  expect(longest.sender).toHaveLength(254);
  expect(await site.request(queryOf(longest))).toMatchObject({ status: 200 });
  const [mail] = await site.received();
  if (!mail) throw new Error('No mail was received.');
  expectOnlyOurs(mail);
  const { name, lastname, ...rest } = longest;
  expect(readBack(mail)).toEqual({ fullName: `${name} ${lastname}`, ...rest });
});

test.runIf(process.env.SOAK)('two hundred mails at once are all delivered, each once', async () => {
  const site = await startMailSite({ limits: roomy });
  const texts = Array.from({ length: 200 }, (_, number) => `Mail ${number}`);
  const responses = await Promise.all(texts.map((text) => site.request(queryOf({ text }))));
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['200 OK']),
  );
  const mails = await site.received();
  mails.forEach(expectOnlyOurs);
  expect(mails.map((mail) => readBack(mail).text).toSorted()).toEqual(texts.toSorted());
  keepFigure('mail: mails at once, delivered once each', mails.length);
  keepFigure('mail: mails lost', texts.length - mails.length);
});

test('the site waits longer for a response than the function needs for one', () => {
  expect(timeouts.send).toBeGreaterThan(9000);
});

test.each(['simple', 'extended'])(
  'the deployed function sends mail when mounted as it is (%s query parser)',
  async (parser) => {
    const outbox = await openOutbox();
    vi.stubEnv('SMTP_URL', outbox.url);
    vi.stubEnv('MAIL_TO', addresses.to);
    vi.stubEnv('MAIL_FROM', addresses.from);
    vi.stubEnv('SITE_ORIGINS', siteOrigin);
    vi.resetModules();
    const { sendMail } = await import('../../functions/src/index.ts');
    const app = express().set('query parser', parser).all('/sendMail', sendMail);
    const request = await serveMail(app);

    const sent = await request(queryOf(), { headers: { Origin: siteOrigin } });
    expect(sent).toMatchObject({ status: 200, text: 'OK' });
    expect(await request(`${queryOf()}&name[x]=a`)).toMatchObject({ status: 400 });
    const head = await request(queryOf(), { method: 'HEAD' });
    expect(head).toMatchObject({ status: 405, headers: { allow: 'GET' } });
    expect(await outbox.received()).toHaveLength(1);
    expect(sendMail.__endpoint).toMatchObject({
      region: ['europe-west1'],
      maxInstances: 1,
      httpsTrigger: { invoker: ['public'] },
      secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
    });
  },
);
