// `npm run migrate` brings an older site's reviews and photos over (docs/going-live.md, step 6).
import { Firestore } from 'firebase-admin/firestore';
import { runMigrate } from './migrate/run-migrate.ts';

process.exitCode = await runMigrate(
  process.argv.slice(2),
  (projectId) => new Firestore({ projectId }),
);
setTimeout(process.exit, 2_000).unref(); // a failed connection would hold the process
