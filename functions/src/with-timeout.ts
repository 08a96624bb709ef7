import { setTimeout } from 'node:timers/promises';

export async function withTimeout<T>(promise: Promise<T>, timeout: number): Promise<T> {
  const late = setTimeout(timeout, null, { ref: false }).then(() => {
    throw new Error('It took too long');
  });
  return Promise.race([promise, late]);
}
