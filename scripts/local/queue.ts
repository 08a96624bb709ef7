/** Returns a function that starts each task after the end of the previous one, failed or not. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const ended = last.then(task);
    last = ended.catch(() => {});
    return ended;
  };
}
