// The SDK takes 30 s to see that the server is gone, and minutes when nothing answers at all
// (measured): until then the page would call an old list live. So we ask the server ourselves.
import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';
import { documentsAddress } from './documents-address.ts';

const smallest = `${documentsAddress}/photos?pageSize=1`;

/**
 * Milliseconds. A question that is answered costs one read, so a page that is live is rarely checked:
 * when the visitor looks at it again, and once a minute. While it is not live, not so often that a
 * slow line never gets to its first answer.
 */
const waits = { whileLive: 60_000, whileNot: 7_000, answer: 5_000 };

/**
 * Asks the server now and then whether it is there. When it does not answer, or does while the list
 * is not live, it connects anew: the SDK then says at once that its lists come from its memory, and
 * does not wait for what was swallowed. Returns the function that stops it.
 */
export function checkLine(database: Firestore, isLive: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let isStopped = false;

  async function isWell(): Promise<boolean> {
    // Nobody sees a page in the background, and a device without a connection says so by itself.
    if (document.visibilityState !== 'visible' || !navigator.onLine) return true;
    // Not by the SDK, which cannot call a question off. Any answer will do.
    const signal = AbortSignal.timeout(waits.answer);
    return fetch(smallest, { cache: 'no-store', signal }).then(isLive, () => false);
  }

  async function check() {
    if (isChecking) return;
    isChecking = true;
    clearTimeout(timer);
    if (!(await isWell()) && !isStopped) {
      await disableNetwork(database);
      await enableNetwork(database);
    }
    isChecking = false;
    if (!isStopped) wait();
  }

  function wait() {
    timer = setTimeout(() => void check(), isLive() ? waits.whileLive : waits.whileNot);
  }

  const looked = () => void check();
  window.addEventListener('focus', looked);
  wait();
  return () => {
    isStopped = true;
    window.removeEventListener('focus', looked);
    clearTimeout(timer);
  };
}
