/** Rejects with a TimeoutError if the promise is still pending after this time. */
export async function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new DOMException(`No response within ${milliseconds} ms`, 'TimeoutError');
    timer = setTimeout(reject, milliseconds, error);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
