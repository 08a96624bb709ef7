// The words and settings of `npm start`. Pure, so that each sentence below is tested.
import { join } from 'node:path';

export type StartOptions = {
  port: number;
  firestorePort: number;
  smtpPort: number;
  stateFolder: string; // holds everything that outlives a run
  embedded: boolean; // also where the emulator is installed
  dev: boolean; // hot reload from the sources instead of a build
  smtpUrl: string | null; // null keeps mail in the state folder
};

type Environment = Readonly<Record<string, string | undefined>>;

export const usage = `Serves the site on this machine, with a database and a mail function.

  npm start                   the built site, as Firebase Hosting serves it
  npm run dev                 the sources, with hot reload
  npm start -- --embedded     without the Firestore emulator (also npm run dev -- --embedded)

Settings, from the environment: PORT (4173), FIRESTORE_PORT (8080), SMTP_PORT (1025),
STATE_FOLDER (.local), and SMTP_URL with MAIL_TO and MAIL_FROM to send mail for real.
The settings of the build (VITE_...) are in .env.example.`;

export function readStartOptions(
  words: readonly string[],
  environment: Environment,
): { options: StartOptions } | { help: true } | { problem: string } {
  if (words.includes('--help') || words.includes('-h')) return { help: true };
  const unknown = words.find((word) => !['--embedded', '--dev'].includes(word));
  if (unknown) return { problem: `"${unknown}" is not an option.\n\n${usage}` };

  const ports = { PORT: 4173, FIRESTORE_PORT: 8080, SMTP_PORT: 1025 };
  for (const [name, standard] of Object.entries(ports)) {
    const port = readPort(environment[name], standard);
    if (port === null) {
      return { problem: `${name} is "${environment[name]}", but has to be a port: 0 to 65535.` };
    }
    Object.assign(ports, { [name]: port });
  }
  const smtpUrl = environment.SMTP_URL || null;
  const missing = ['MAIL_TO', 'MAIL_FROM'].filter((name) => !environment[name]);
  if (smtpUrl && missing.length > 0) {
    return { problem: `SMTP_URL is set, so ${missing.join(' and ')} must be set too.` };
  }
  return {
    options: {
      port: ports.PORT,
      firestorePort: ports.FIRESTORE_PORT,
      smtpPort: ports.SMTP_PORT,
      stateFolder: join(environment.STATE_FOLDER || '.local'),
      embedded: words.includes('--embedded') || environment.VITE_DATABASE === 'embedded',
      dev: words.includes('--dev'),
      smtpUrl,
    },
  };
}

function readPort(value: string | undefined, standard: number): number | null {
  if (!value) return standard;
  const port = Number(value);
  return /^\d+$/.test(value) && port <= 65535 ? port : null;
}
