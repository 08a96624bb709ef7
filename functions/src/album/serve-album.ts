import { type HttpsFunction, onRequest } from 'firebase-functions/https';
import { error } from 'firebase-functions/logger';
import { serviceAccountOf } from '../service-account.ts';
import { createBucketFiles } from './album-files.ts';
import { type AlbumHandler, createAlbumHandler } from './album-handler.ts';

export const serveAlbum = onRequest(
  {
    region: 'europe-west1',
    serviceAccount: serviceAccountOf('serve-album'),
    invoker: 'public',
    maxInstances: 2, // Hosting's cache serves most requests
    concurrency: 80,
    memory: '256MiB',
    timeoutSeconds: 15,
  },
  createAlbumHandler(createBucketFiles(), error),
) as HttpsFunction & AlbumHandler;
