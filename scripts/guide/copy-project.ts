import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What is made here, and what leads to a real project. */
const excluded = /^(?:node_modules|dist|\.git|\.local|\.env(?!\.example).*)$/;
const packages = ['node_modules', 'functions/node_modules'];

export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir('.', { withFileTypes: true })) {
    if (excluded.test(entry.name)) continue;
    await cp(entry.name, join(folder, entry.name), { recursive: true, filter: isOurs });
  }
  for (const name of packages) await symlink(resolve(name), join(folder, name), 'junction');
}

/** The owner's own photographs stay out of pictures that everyone gets to see. */
function isOurs(path: string): boolean {
  return !/node_modules|^photos[\\/](?:[^\\/]+[\\/]|verwerkt\.json)/.test(path);
}
