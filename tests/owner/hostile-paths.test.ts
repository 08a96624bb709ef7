import { expect, test } from 'vitest';
import { requestRaw } from '../local/serve.ts';
import { openEmbedded } from './open-documents.ts';
import { startWithDevices } from './owner-devices.ts';

const hostilePaths = [
  '/beheer',
  '//',
  '//elders.example/beheer',
  '/beheer//',
  '/beheer/%',
  '/beheer/%2e%2e/%00',
  '/beheer?%&naam=%ff',
  'http://',
  'http://[/beheer',
  '*',
  '/beheer/:80',
  '/constructor',
  `/beheer/${'a/'.repeat(7_000)}`,
];

test.each(hostilePaths.map((path) => [path.slice(0, 40), path] as const))(
  'whoever asks for %s gets a page, and it is no error',
  async (_, path) => {
    const { origin, visitAs, logged, errors } = await startWithDevices(await openEmbedded());
    for (const cookie of ['', visitAs('all').headers.Cookie, '__session=%', '__session=a=b; x']) {
      const { status, body } = await requestRaw(origin, path, { headers: { cookie } });
      expect([200, 403, 404]).toContain(status);
      expect(String(body)).toMatch(/^<!doctype html>.*<h1>/);
    }
    expect([errors, logged.join()]).toEqual([[], expect.not.stringContaining('failed')]);
  },
);
