// Options and files that only Google obeys: no local server complains about them.
import { readFileSync } from 'node:fs';
import { reviewOrder } from 'shared/review.ts';
import { expect, test } from 'vitest';
import * as functions from '../../functions/src/index.ts';
import { pickHeaders, readHostingConfig } from '../../scripts/local/hosting-config.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { indexes, fieldOverrides } = readJson('firestore.indexes.json');
const config = readJson('firebase.json');

const list = Object.entries(functions).map(([name, { __endpoint }]) => ({ name, ...__endpoint }));
type Endpoint = (typeof list)[number];

const listSecrets = ({ secretEnvironmentVariables: secrets = [] }: Endpoint) =>
  secrets.map(({ key }) => key);

function describeOptions(endpoint: Endpoint): string {
  const { name, availableMemoryMb, timeoutSeconds, maxInstances, concurrency } = endpoint;
  const options = `${availableMemoryMb} MB ${timeoutSeconds} s ${maxInstances} x ${concurrency}`;
  return [name, options, ...listSecrets(endpoint)].join(' ');
}

test('each function has its memory, timeout, instances, requests at once, and secrets', () => {
  expect(list.map(describeOptions).toSorted()).toEqual([
    'mailNewReview 256 MB 60 s 1 x 1 SMTP_URL',
    'manageSite 2048 MB 60 s 1 x 20 SMTP_URL OWNER_SECRET',
    'sendMail 256 MB 15 s 1 x 80 SMTP_URL', // more instances would each allow 200 mails a day
    'serveAlbum 256 MB 15 s 2 x 80',
    'summarizeReviews 256 MB 60 s 1 x 1',
  ]);
});

test.each(list)('$name runs in Europe, for every visitor or for each review', (endpoint) => {
  const { region, platform, httpsTrigger, eventTrigger } = endpoint;
  expect({ region, platform }).toEqual({ region: ['europe-west1'], platform: 'gcfv2' });
  if (httpsTrigger) return expect(httpsTrigger).toEqual({ invoker: ['public'] });
  const change = endpoint.name === 'mailNewReview' ? 'created' : 'written';
  expect(eventTrigger).toEqual({
    eventType: `google.cloud.firestore.document.v1.${change}`,
    eventFilters: { database: '(default)', namespace: '(default)' },
    eventFilterPathPatterns: { document: 'reviews/{documentName}' },
    retry: true,
  });
});

test('firebase.json creates the database in Europe, with its rules and indexes', () => {
  expect(config.firestore).toEqual({
    location: 'europe-west1', // Google cannot move a database
    rules: 'firestore.rules',
    indexes: 'firestore.indexes.json',
  });
  expect(config.storage).toEqual({ rules: 'storage.rules' });
});

test('firebase.json deploys freshly built functions, on a Node that they run on', () => {
  const build = ['build', 'lock'].map((name) => `npm --prefix "$RESOURCE_DIR" run ${name}`);
  expect(config.functions).toMatchObject({ source: 'functions', predeploy: build });
  const { engines } = readJson('functions/package.json');
  const [oldest] = engines.node.match(/\d+/);
  expect(Number(config.functions.runtime.replace('nodejs', ''))).toBeGreaterThanOrEqual(+oldest);
});

test('firebase.json deploys both sites after the doctor and the build, without .html in a url', () => {
  expect(config.hosting.map(({ public: folder }: { public: string }) => folder)).toEqual([
    'dist',
    'dist-beheer',
  ]);
  for (const site of config.hosting) {
    expect(site).toMatchObject({
      predeploy: ['npm run doctor', 'npm run build'],
      ignore: expect.arrayContaining(['**/.*']),
      cleanUrls: true,
      trailingSlash: false,
    });
  }
});

test('each rewrite of firebase.json leads to a function, in the region of that function', () => {
  type Rewrite = { function?: { functionId: string; region: string } };
  const rewrites: Rewrite[] = config.hosting.flatMap(
    (site: { rewrites: object[] }) => site.rewrites,
  );
  const called = rewrites.flatMap((rewrite) => rewrite.function ?? []);
  expect(called).toHaveLength(4);
  for (const { functionId, region } of called) {
    expect(list).toContainEqual(expect.objectContaining({ name: functionId, region: [region] }));
  }
});

test('the policy of /beheer refuses inline code and other sites, and demands Trusted Types', async () => {
  const { 'Content-Security-Policy': policy = '', ...headers } = pickHeaders(
    await readHostingConfig('beheer'),
    '/beheer',
  );
  expect(policy.split('; ').toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "require-trusted-types-for 'script'",
    "script-src 'self'",
    "style-src 'self'",
    "trusted-types 'none'",
  ]);
  expect(headers).toMatchObject({
    'Cache-Control': 'private, no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
});

test('every query over several fields has its index', () => {
  const order = reviewOrder.filter((field) => field !== '__name__'); // every index has this field
  const listed = [...order, 'review']; // the fields of count-reviews.ts
  const expected = [order, listed, ['stars', ...listed]].map((names) => ({
    collectionGroup: 'reviews',
    queryScope: 'COLLECTION',
    fields: names.map((fieldPath) => ({
      fieldPath,
      order: fieldPath === 'stars' ? 'ASCENDING' : 'DESCENDING',
    })),
  }));
  expect(indexes, 'Write the indexes of `reviewOrder` and count-reviews.ts').toEqual(expected);
});

test('firestore.indexes.json has a TTL for the bin', () => {
  const expiring = { collectionGroup: 'bin', fieldPath: 'expireAt', ttl: true, indexes: [] };
  expect(fieldOverrides, '/privacy promises it').toContainEqual(expiring);
});

test('storage.rules let no visitor read or write a file', () => {
  const rules = readFileSync('storage.rules', 'utf8');
  expect(rules.match(/\ballow\b[^;]*/g)).toEqual(['allow read, write: if false']);
});

test('service-accounts.sh gives each function its account and its secrets', () => {
  const script = readFileSync('docs/service-accounts.sh', 'utf8');
  for (const endpoint of list) {
    const account = String(endpoint.serviceAccountEmail);
    expect(account, 'Google refuses the short form').toMatch(/@.+\.iam\.gserviceaccount\.com$/);
    const [name = ''] = account.split('@');
    expect(script.match(new RegExp(`^create ${name}$`, 'gm'))).toHaveLength(1);
    const read = script.matchAll(new RegExp(`^reads_secret ${name} (\\w+)$`, 'gm'));
    expect(Array.from(read, ([, key]) => key)).toEqual(listSecrets(endpoint));
  }
});
