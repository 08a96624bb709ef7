// Starts one Firestore emulator for a run of Vitest. Tests use it through tests/emulator.ts.
import type { TestProject } from 'vitest/node';
import { localProject, startEmulator } from '../scripts/local/emulator.ts';
import { findEmulatorJar } from '../scripts/local/find-emulator.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  export interface ProvidedContext {
    emulator: { host: string; port: number } | { missing: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = findEmulatorJar();
  if ('missing' in found) {
    console.warn(
      `\n!!! NOT TESTED: the rules and the database. No Firestore emulator: ${found.missing}.\n`,
    );
    project.provide('emulator', found);
    return async () => {};
  }
  const { host, port, stop } = await startEmulator({
    port: 0,
    projectId: localProject,
  });
  project.provide('emulator', { host, port });
  return stop;
}
