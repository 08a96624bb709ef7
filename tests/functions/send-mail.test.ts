import express from 'express';
import { expect, test, vi } from 'vitest';
import { deliveryTimeout } from '../../functions/src/mail/smtp-delivery.ts';
import { timeouts } from '../../src/data/backend.ts';
import { addresses, openOutbox, queryOf, serveMail, siteOrigin } from './mail-site.ts';

test('the deployed function sends mail when mounted as it is', async () => {
  const outbox = await openOutbox();
  vi.stubEnv('SMTP_URL', outbox.url);
  vi.stubEnv('MAIL_TO', addresses.to);
  vi.stubEnv('MAIL_FROM', addresses.from);
  vi.stubEnv('SITE_ORIGINS', siteOrigin);
  const { sendMail } = await import('../../functions/src/index.ts');
  const app = express().set('query parser', 'extended').all('/sendMail', sendMail);
  const request = await serveMail(app);

  const sent = await request(queryOf(), { headers: { Origin: siteOrigin } });
  expect(sent).toMatchObject({ status: 200, text: 'OK' });
  expect(sent.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(await request(`${queryOf()}&name=a`)).toMatchObject({ status: 400 });
  expect(await request(`${queryOf({ text: 'Koop!' })}&website=x`), 'a bot').toMatchObject({
    status: 200,
    text: 'OK',
  });
  const head = await request(queryOf(), { method: 'HEAD' });
  expect(head).toMatchObject({ status: 405, headers: { allow: 'GET' } });
  expect(await outbox.received()).toHaveLength(1);
  expect(sendMail.__endpoint).toMatchObject({
    region: ['europe-west1'],
    maxInstances: 1,
    httpsTrigger: { invoker: ['public'] },
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
  });
});

test('the site waits longer for a response than the function needs for one', () => {
  expect(timeouts.send).toBeGreaterThan(deliveryTimeout + 2000 + 500); // that of App Check
});
