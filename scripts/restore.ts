// `npm run restore` restores documents from an older copy (docs/emergencies.md).
import { Firestore } from 'firebase-admin/firestore';
import { runRestore } from './restore/run-restore.ts';

process.exitCode = await runRestore(
  process.argv.slice(2),
  (projectId, databaseId) => new Firestore({ projectId, ...(databaseId && { databaseId }) }),
);
