import { expect } from 'vitest';
import { connectDatabase } from '../../functions/src/database.ts';
import { createToken } from '../../functions/src/tokens.ts';
import { emulatorTest } from '../emulator.ts';
import { connectFunction, ownerSecret as secret, stubDeployment } from '../faults/review-events.ts';
import { addresses, openOutbox } from '../functions/mail-site.ts';
import { serve } from '../local/serve.ts';
import { addReviews } from './owner-site.ts';

emulatorTest('the deployed manageSite shows reviews, and mails a login link', async () => {
  const outbox = await openOutbox();
  const { database, projectId } = await connectFunction('pages-deployed');
  await stubDeployment(projectId, outbox.url);
  await addReviews(connectDatabase(database), [31]);
  const { manageSite } = await import('../../functions/src/index.ts');
  // A cast, because Firebase's request type has fields that a plain request lacks.
  const call = manageSite as unknown as Parameters<typeof serve>[0];
  const origin = await serve(call);
  const Cookie = `__session=${createToken(secret, 'session', Date.now())}`;
  const page = await fetch(`${origin}/beheer`, { headers: { Cookie } });
  expect(await page.text()).toContain('Klant 31');
  const body = new URLSearchParams();
  const request = {
    method: 'POST',
    body,
    headers: { Origin: `https://${projectId}-beheer.web.app` },
  };
  expect((await fetch(`${origin}/beheer/nieuwe-link`, request)).status).toBe(200);
  const [mail] = await outbox.received();
  expect(mail?.to).toEqual([addresses.to]);
  const link = `https://${projectId}-beheer.web.app/beheer/inloggen#token=`;
  expect(mail?.parsed.text).toContain(link);
});
