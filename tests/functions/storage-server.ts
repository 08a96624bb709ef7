// As much of Cloud Storage as Google's library needs to keep files. It is told where by STORAGE_EMULATOR_HOST.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import express from 'express';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { onTestFinished, vi } from 'vitest';
import { type AlbumFiles, keepInBucket } from '../../functions/src/album/album-files.ts';
import { serve } from '../local/serve.ts';

export type Stored = { content: Buffer; contentType: string; cacheControl: string };

export type StorageServer = {
  files: AlbumFiles;
  stored: Map<string, Stored>; // by the name in the bucket
  break: (how: 'hang up' | 'forbid') => void; // from here on
};

export async function startStorage(): Promise<StorageServer> {
  const stored = new Map<string, Stored>();
  let broken: 'hang up' | 'forbid' | null = null;
  const app = express()
    .use((request, response, next) => {
      if (!broken) return next();
      if (broken === 'forbid') return void response.status(403).json({ error: { code: 403 } });
      request.once('data', () => request.socket.destroy()); // in the middle of the file
      request.resume();
    })
    .post('/upload/storage/v1/b/bucket/o', async (request, response) => {
      const { name, ...file } = await readUpload(request);
      stored.set(name, file);
      response.json({ name, bucket: 'bucket', crc32c: composeChecksum(file.content) });
    })
    .all('/{*path}/o/:name', (request, response) => {
      const file = stored.get(request.params.name ?? '');
      if (!file) return void response.status(404).json({ error: { code: 404 } });
      if (request.method === 'GET') {
        response.set('x-goog-hash', `crc32c=${composeChecksum(file.content)}`).end(file.content);
        return;
      }
      stored.delete(request.params.name ?? '');
      response.sendStatus(204);
    });
  vi.stubEnv('STORAGE_EMULATOR_HOST', await serve(app));
  const project = initializeApp({ projectId: 'demo', storageBucket: 'bucket' }, randomUUID());
  onTestFinished(() => deleteApp(project));
  const openBucket = () => getStorage(project).bucket();
  /** By which the library sees whether a file came over whole. */
  function composeChecksum(content: Buffer): string {
    const checksum = openBucket().crc32cGenerator();
    checksum.update(content);
    return String(checksum);
  }
  return {
    files: keepInBucket(openBucket),
    stored,
    break(how) {
      broken = how;
    },
  };
}

/** Two parts: what the file is, as JSON, and the file. */
async function readUpload(request: IncomingMessage): Promise<Stored & { name: string }> {
  const body = Buffer.concat(await request.toArray());
  const { searchParams } = new URL(request.url ?? '', 'http://storage');
  const boundary = `--${/boundary=([^;]*)/.exec(request.headers['content-type'] ?? '')?.[1]}`;
  const [, description = '', file = ''] = body.toString('latin1').split(boundary);
  const takeContent = (part: string) =>
    part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, '');
  const { contentType, cacheControl } = JSON.parse(takeContent(description));
  const name = searchParams.get('name') ?? '';
  return { name, contentType, cacheControl, content: Buffer.from(takeContent(file), 'latin1') };
}
