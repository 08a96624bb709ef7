// `npm run owner-link` prints a login link to /beheer, for an emergency in which the owner cannot
// be reached (docs/emergencies.md). Only an account that may read the secrets can run it.
import { randomUUID } from 'node:crypto';
import { lightFormat } from 'date-fns/lightFormat';
import { toDutchTime } from 'shared/dutch-time.ts';
import { createSmtpDelivery, type Message } from '../functions/src/mail/smtp-delivery.ts';
import { findSiteOrigin, readOwnerSecret, readSettings } from '../functions/src/settings.ts';
import { composeLink, createToken } from '../functions/src/tokens.ts';
import { runGcloud } from './google/run-gcloud.ts';

const minutes = 10;
const [projectId, ...others] = process.argv.slice(2);

if (!projectId || others.length > 0) {
  console.log('npm run owner-link -- PROJECT');
  process.exitCode = 1;
} else {
  await createOwnerLink(projectId).catch(({ message }: Error) => {
    console.log(`There is no link. ${message}`);
    process.exitCode = 1;
  });
}

async function createOwnerLink(projectId: string): Promise<void> {
  const ofProject = `--project=${projectId}`;
  await loadSettings(ofProject);
  const secret = readOwnerSecret();
  const { smtpUrl, addresses, origins } = readSettings();
  const siteOrigin = findSiteOrigin(origins, projectId);
  const account = await runGcloud('config', 'get', 'account');
  const entry = `${account} made a login link to /beheer`;
  await runGcloud('logging', 'write', 'owner-links', entry, '--severity=WARNING', ofProject);

  const now = Date.now();
  const mail = composeMail(account, `${siteOrigin}/beheer`, now);
  const failure = await createSmtpDelivery(smtpUrl, addresses)(mail).catch((error: Error) => error);
  const token = createToken(secret, 'login', now, 60 * minutes);
  console.log(`This link works for ${minutes} minutes. Log out when you are done.`);
  console.log(composeLink(siteOrigin, { token }));
  console.log(
    failure
      ? `The owner got NO mail about it (${failure.message}): tell her yourself.`
      : 'The owner got a mail about it, and the log owner-links has a line.',
  );
}

/** Gives this process the settings of the deployed function, in the versions that it uses. */
async function loadSettings(ofProject: string): Promise<void> {
  const description = await runGcloud(
    ...['functions', 'describe', 'manageSite', '--v2', '--region=europe-west1', '--format=json'],
    ofProject,
  );
  const { environmentVariables, secretEnvironmentVariables } = (
    JSON.parse(description) as DeployedFunction
  ).serviceConfig;
  Object.assign(process.env, environmentVariables);
  for (const { key, secret, version } of secretEnvironmentVariables) {
    const access = ['secrets', 'versions', 'access', version, `--secret=${secret}`, ofProject];
    process.env[key] = await runGcloud(...access);
  }
}

type DeployedFunction = {
  serviceConfig: {
    environmentVariables: Record<string, string>;
    secretEnvironmentVariables: { key: string; secret: string; version: string }[];
  };
};

function composeMail(account: string, home: string, now: number): Message {
  const time = lightFormat(toDutchTime(now), 'H.mm');
  const text = `Om ${time} uur is buiten uw mailbox om een inloglink voor het beheer gemaakt, door ${account}. Dat kan alleen wie uw website onderhoudt, en het is bedoeld voor nood: een aanval terwijl u slaapt bijvoorbeeld. De link werkt ${minutes} minuten; wie er in die tijd mee inlogt, blijft ingelogd.

Weet u van niets? Druk dan meteen onderaan een bladzijde van het beheer op ‘Log overal uit’, en bel wie uw website onderhoudt:
${home}
`;
  const subject = 'Er is een inloglink gemaakt voor het beheer van de website';
  return { sender: 'Beheer website', subject, text, reference: randomUUID() };
}
