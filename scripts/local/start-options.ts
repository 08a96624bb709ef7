// The words and settings of `npm start`.
import { join } from 'node:path';

export type StartOptions = {
  port: number;
  firestorePort: number;
  smtpPort: number;
  stateFolder: string; // holds everything that outlives a run
  embedded: boolean; // also where the emulator is installed
  dev: boolean; // hot reload from the sources instead of a build
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a sentence when one of them is wrong. */
export function readStartOptions(words: readonly string[], environment: Environment): StartOptions {
  const unknown = words.find((word) => !['--embedded', '--dev'].includes(word));
  if (unknown) throw new Error(`"${unknown}" is not an option: there are --embedded and --dev.`);
  return {
    port: readPort('PORT', environment, 4173),
    firestorePort: readPort('FIRESTORE_PORT', environment, 8080),
    smtpPort: readPort('SMTP_PORT', environment, 1025),
    stateFolder: join(environment.STATE_FOLDER || '.local'),
    embedded: words.includes('--embedded') || environment.VITE_DATABASE === 'embedded',
    dev: words.includes('--dev'),
  };
}

function readPort(name: string, environment: Environment, standard: number): number {
  const value = environment[name] || String(standard);
  if (/^\d+$/.test(value) && Number(value) <= 65535) return Number(value);
  throw new Error(`${name} is "${value}", but has to be a port: 0 to 65535.`);
}
