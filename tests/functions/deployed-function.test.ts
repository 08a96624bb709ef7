import express from 'express';
import { expect, test, vi } from 'vitest';
import { addresses, openOutbox, queryOf, serve } from './mail-site.ts';

test.each(['simple', 'extended'])(
  'the deployed function sends mail when mounted as it is (%s query parser)',
  async (parser) => {
    const outbox = await openOutbox();
    vi.stubEnv('SMTP_URL', outbox.url);
    vi.stubEnv('MAIL_TO', addresses.to);
    vi.stubEnv('MAIL_FROM', addresses.from);
    vi.stubEnv('SITE_ORIGINS', 'https://zachtpoot.example');
    vi.resetModules();
    const { sendMail } = await import('../../functions/src/index.ts');
    const ask = await serve(express().set('query parser', parser).all('/sendMail', sendMail));

    const sent = await ask(queryOf(), { headers: { Origin: 'https://zachtpoot.example' } });
    expect(sent).toMatchObject({ status: 200, text: 'OK' });
    expect(await ask(`${queryOf()}&name[x]=a`)).toMatchObject({ status: 400 });
    expect(await ask(queryOf(), { method: 'HEAD' })).toMatchObject({ status: 405 });
    expect(await outbox.received()).toHaveLength(1);
  },
);

test('the function is deployed in Europe, public, with its password kept as a secret', async () => {
  const { sendMail } = await import('../../functions/src/index.ts');
  expect(sendMail.__endpoint).toMatchObject({
    region: ['europe-west1'],
    maxInstances: 1,
    httpsTrigger: { invoker: ['public'] },
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
  });
});
