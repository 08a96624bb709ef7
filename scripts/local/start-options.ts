import { join } from 'node:path';
import { parseArgs } from 'node:util';

export type StartOptions = {
  port: number;
  ownerPort: number; // of /beheer
  firestorePort: number;
  smtpPort: number;
  stateFolder: string;
  embedded: boolean;
  dev: boolean;
};

type Environment = Readonly<Record<string, string | undefined>>;

export function parseStartOptions(
  words: readonly string[],
  environment: Environment,
): StartOptions {
  const options = { embedded: { type: 'boolean' }, dev: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...words], options });
  const port = Number(environment.PORT || 4173);
  return {
    port,
    ownerPort: Number(environment.OWNER_PORT || port + 1),
    firestorePort: Number(environment.FIRESTORE_PORT || 8080),
    smtpPort: Number(environment.SMTP_PORT || 1025),
    stateFolder: join(environment.STATE_FOLDER || '.local'),
    embedded: values.embedded ?? environment.VITE_DATABASE === 'embedded',
    dev: values.dev ?? false,
  };
}
