// docs/service-accounts.sh repeats names of the functions. A difference stops a function.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as functions from '../../functions/src/index.ts';

test.each(Object.entries(functions))(
  'service-accounts.sh creates the account of %s, with access to its secrets only',
  (_, { __endpoint }) => {
    const script = readFileSync('docs/service-accounts.sh', 'utf8');
    const [name = ''] = String(__endpoint.serviceAccountEmail).split('@');
    expect(script.match(new RegExp(`^create ${name}$`, 'gm'))).toHaveLength(1);
    const secrets = (__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
    const read = script.matchAll(new RegExp(`^reads_secret ${name} (\\w+)$`, 'gm'));
    expect(Array.from(read, ([, key]) => key)).toEqual(secrets);
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
