/** Rejects when the promise has not settled after so many milliseconds: some SDK calls never do. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No response within ${milliseconds} ms`)),
      Math.max(0, milliseconds),
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
