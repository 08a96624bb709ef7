// Of the two functions that read it, the one that the world can call. The other one: tests/faults/review-mail.
import express, { type RequestHandler } from 'express';
import { expect, test, vi } from 'vitest';
import { serve } from '../local/serve.ts';
import { addresses } from './mail-site.ts';

test('the owner’s pages do not start with a secret that could be guessed, and the log says why', async () => {
  const settings = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_TO: addresses.to,
    MAIL_FROM: addresses.from,
    OWNER_SECRET: 'te kort',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const said = vi.spyOn(console, 'error').mockReturnValue(); // before Firebase's logger is loaded
  const { manageSite } = await import('../../functions/src/index.ts');
  // Firebase's type asks for what its own server adds.
  const origin = await serve(express().use(manageSite as unknown as RequestHandler));
  expect((await fetch(`${origin}/beheer`)).status).toBe(500);
  expect(String(said.mock.calls)).toContain('OWNER_SECRET has under 32 characters');
});
