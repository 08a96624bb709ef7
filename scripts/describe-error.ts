import { inspect } from 'node:util';

/** Returns the sentence of a plain Error, like ours, and another error with its stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const isPlain = error.constructor === Error && !error.cause;
  return isPlain ? error.message : inspect(error);
}
