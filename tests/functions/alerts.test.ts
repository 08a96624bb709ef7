// The alerts in docs/alerts look for sentences in the log and for services by name, and docs/service-accounts.sh names
// the functions' accounts: all are written elsewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as functions from '../../functions/src/index.ts';

const read = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

const source = ['.ts', '.tsx'].flatMap((ending) => read('functions/src', ending)).join('\n');
const { filter } = JSON.parse(readFileSync('docs/alerts/mail-failed.json', 'utf8'));

test('the metric counts what the functions log of a mail that failed, all of it and nothing else', () => {
  const [, sentences = ''] = /jsonPayload\.message:\((.*)\)$/.exec(filter) ?? [];
  const logged = [...source.matchAll(/log\('([^']*not accepted)'/g)].map(
    ([, sentence]) => sentence,
  );
  expect(logged.length).toBeGreaterThan(1);
  expect(sentences.split(' OR ').toSorted()).toEqual(
    logged.map((sentence) => `"${sentence}"`).toSorted(),
  );
});

test('the alerts name the services as Cloud Run does: the functions in small letters', () => {
  const services = Object.keys(functions).map((name) => name.toLowerCase());
  const named = read('docs/alerts', '.json').flatMap((text) => {
    JSON.parse(text); // a comma too many is found here, not by gcloud
    return [...text.matchAll(/service_name=\(?((?:\\"\w+\\"(?: OR )?)+)/g)].flatMap(
      ([, names = '']) => names.match(/\w{2,}(?<!OR)/g) ?? [],
    );
  });
  expect(new Set(named)).toEqual(new Set(services));
});

test('every alert is made by the command that the page gives', () => {
  const page = readFileSync('docs/alerts/README.md', 'utf8');
  const [, made = ''] = /for POLICY in (.*); do/.exec(page) ?? [];
  const policies = readdirSync('docs/alerts').filter((file) =>
    readFileSync(`docs/alerts/${file}`, 'utf8').includes('"combiner"'),
  );
  expect(made.split(' ').toSorted()).toEqual(policies.map((file) => file.replace('.json', '')));
  for (const file of policies) expect(page).toContain(`| \`${file}\` |`);
});

test('each function runs as an account of its own, which the script makes with its secrets', () => {
  const script = readFileSync('docs/service-accounts.sh', 'utf8');
  for (const { __endpoint: endpoint } of Object.values(functions)) {
    const [name = ''] = String(endpoint.serviceAccountEmail).split('@');
    expect(script.match(new RegExp(`^create ${name}$`, 'gm'))).toHaveLength(1);
    const read = [...script.matchAll(new RegExp(`^reads_secret ${name} (\\w+)$`, 'gm'))];
    const secrets = (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
    expect(read.map(([, secret]) => secret)).toEqual(secrets);
    const isCalledByEvents = endpoint.eventTrigger !== undefined;
    expect(script.includes(`in_project ${name} roles/run.invoker`)).toBe(isCalledByEvents);
  }
  expect(script.match(/^create /gm)).toHaveLength(Object.keys(functions).length);
});
