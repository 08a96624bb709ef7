// docs/alerts and docs/service-accounts.sh repeat messages and names of the functions. A difference
// silences an alert or stops a function.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as functions from '../../functions/src/index.ts';

const read = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');

const listMatches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, match = '']) => match);

test('the alert mail-failed.json counts each message ending in "not accepted" that the functions log', () => {
  const { filter } = JSON.parse(readFileSync('docs/alerts/mail-failed.json', 'utf8'));
  const logged = listMatches(read('functions/src', /\.tsx?$/), /log\('([^']*not accepted)'/g);
  expect(logged.length).toBeGreaterThan(1);
  const sentences = logged.toSorted().map((sentence) => `"${sentence}"`);
  const [counted = ''] = listMatches(filter, /jsonPayload\.message:\((.*)\)$/g);
  expect(counted.split(' OR ').toSorted()).toEqual(sentences);
});

test('docs/alerts names exactly the deployed functions, in lower case as Cloud Run does', () => {
  const named = listMatches(
    read('docs/alerts', /\.json$/),
    /service_name=\(?([^)]*?)\)?(?: AND|",)/g,
  ).flatMap((names) => names.match(/\w{2,}(?<!OR)/g) ?? []);
  const services = Object.keys(functions).map((name) => name.toLowerCase());
  expect(new Set(named)).toEqual(new Set(services));
});

test.each(Object.entries(functions))(
  'service-accounts.sh creates the account of %s, with access to its secrets only',
  (_, { __endpoint }) => {
    const script = readFileSync('docs/service-accounts.sh', 'utf8');
    const [name = ''] = String(__endpoint.serviceAccountEmail).split('@');
    expect(script.match(new RegExp(`^create ${name}$`, 'gm'))).toHaveLength(1);
    const secrets = (__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
    expect(listMatches(script, new RegExp(`^reads_secret ${name} (\\w+)$`, 'gm'))).toEqual(secrets);
    const isCalledByEvents = __endpoint.eventTrigger !== undefined;
    expect(script.includes(`in_project ${name} roles/run.invoker`)).toBe(isCalledByEvents);
  },
);

const onReview = (change: 'created' | 'written') => ({
  eventType: `google.cloud.firestore.document.v1.${change}`,
  eventFilterPathPatterns: { document: 'reviews/{documentName}' },
  retry: true,
});

test.each([
  ['manageSite', functions.manageSite, {}],
  ['sendMail', functions.sendMail, {}],
  ['summarizeReviews', functions.summarizeReviews, { eventTrigger: onReview('written') }],
  ['mailNewReview', functions.mailNewReview, { eventTrigger: onReview('created'), concurrency: 1 }],
])('%s runs in one instance in europe-west1, at its events', (_, { __endpoint }, options) => {
  const shared = { region: ['europe-west1'], maxInstances: 1 };
  expect(__endpoint).toMatchObject({ ...shared, ...options });
});
