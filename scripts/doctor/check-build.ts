import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { advice, type Finding, fine } from './finding.ts';

const sources = ['src', 'public', 'index.html', 'vite.config.ts', '.env', 'package-lock.json'];

/** A deployment builds by itself, so an old build is no problem, only not what you would look at. */
export function checkBuild(root: string): Finding[] {
  const built = join(root, 'dist/index.html');
  if (!existsSync(built)) return [advice('dist/ is not built yet: npm run build.')];
  const newer = sources.find((source) => findNewest(join(root, source)) > statSync(built).mtimeMs);
  if (newer) return [advice(`dist/ is older than ${newer}: npm run build.`)];
  return [fine('dist/ is built from what is here.')];
}

/** When the file, or the newest in the folder, was changed last; 0 when it is not there. */
function findNewest(path: string): number {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => findNewest(join(path, name))));
}
