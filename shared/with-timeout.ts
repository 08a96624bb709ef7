export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(new DOMException(`No response within ${milliseconds} ms`, 'TimeoutError'));
    const timer = setTimeout(fail, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
