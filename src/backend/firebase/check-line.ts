// The SDK takes 30 s to see that the server is gone, and 45 s when nothing answers at all
// (measured): until then the page would call an old list live. So we ask the server ourselves.
import { documentsUrl } from './documents-url.ts';

const smallest = `${documentsUrl}/photos?pageSize=1`;

/**
 * Milliseconds. A question that is answered costs one read, so a page that is live is rarely asked
 * about: when the visitor looks at it again, and once a minute.
 */
const waits = { look: 7_000, whileLive: 60_000, answer: 5_000 };

/** A list takes about five questions and answers to come; on a slow line it gets time for eight. */
const patience = 8;

type Line = {
  isLive: () => boolean;
  /**
   * Lets go of the connection and makes a new one: the SDK then says at once that its lists come from
   * its memory, and does not wait for what was swallowed.
   */
  reconnect: () => Promise<void>;
};

/**
 * Asks the server now and then whether it is there, and connects anew when it does not answer, or
 * does while the list is not live. Returns the function that stops it.
 */
export function checkLine({ isLive, reconnect }: Line): () => void {
  let isChecking = false;
  let isStopped = false;
  let connected = performance.now();
  let checked = connected;

  async function check() {
    if (isChecking || !isSeen()) return;
    isChecking = true;
    checked = performance.now();
    const answered = await isAnswered();
    const time = performance.now() - checked;
    const isSlow = performance.now() - connected < time * patience;
    if (!isStopped && !(answered && (isLive() || isSlow))) {
      connected = performance.now();
      await reconnect();
    }
    isChecking = false;
  }

  function look() {
    if (!isLive() || performance.now() - checked >= waits.whileLive) void check();
  }

  const focused = () => void check();
  window.addEventListener('focus', focused);
  const looking = setInterval(look, waits.look);
  return () => {
    isStopped = true;
    window.removeEventListener('focus', focused);
    clearInterval(looking);
  };
}

/** Nobody sees a page in the background, and a device without a connection says so by itself. */
function isSeen(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}

/** Not asked by the SDK, which cannot call a question off. Any answer will do. */
function isAnswered(): Promise<boolean> {
  const signal = AbortSignal.timeout(waits.answer);
  return fetch(smallest, { cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
