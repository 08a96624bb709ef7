// What runs inside the measured pages. Each function stands by itself: it is sent there as text.

/** tsx wraps functions in a call of this name, which pages do not know. */
export const namesInPages = 'globalThis.__name = (wrapped) => wrapped;';

export type SeenClick = { milliseconds: number; requests: number; shift: number };

/**
 * Times every click from the input itself until another heading is painted, also across documents,
 * and keeps the outcome in sessionStorage. Times are those of the wall clock.
 */
export function watchClicks(): void {
  const now = () => performance.timeOrigin + performance.now();
  const readHeading = () => document.querySelector('h1')?.textContent ?? '';
  const afterPaint = (done: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(null);
  };
  const countCode = (since: number) =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime >= since && /\.(m?js|css)(\?|$)/.test(entry.name))
      // What was fetched before is only taken from the cache.
      .filter((entry) => !('transferSize' in entry) || Number(entry.transferSize) > 0).length +
    (since < 0 ? 1 : 0); // another document

  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput')) shift += Number(Reflect.get(entry, 'value'));
    }
    sessionStorage.setItem('bench-shift', String(shift));
  }).observe({ type: 'layout-shift' });

  const look = (at: number, heading: string) => {
    if (readHeading() === '' || readHeading() === heading) {
      requestAnimationFrame(() => look(at, heading));
      return;
    }
    afterPaint(() => {
      const requests = countCode(at - performance.timeOrigin);
      sessionStorage.removeItem('bench-click');
      sessionStorage.setItem('bench-seen', JSON.stringify({ milliseconds: now() - at, requests }));
    });
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const at = performance.timeOrigin + timeStamp;
      const heading = readHeading();
      shift = 0;
      sessionStorage.setItem('bench-shift', '0');
      sessionStorage.removeItem('bench-seen');
      sessionStorage.setItem('bench-click', JSON.stringify({ at }));
      requestAnimationFrame(() => look(at, heading));
    },
    { capture: true },
  );
  const clicked = sessionStorage.getItem('bench-click');
  if (clicked) {
    // In another document any heading is the new one.
    const { at } = JSON.parse(clicked);
    requestAnimationFrame(() => look(at, ''));
  }
}

/**
 * The least that shows another page in the place of this one: the text of each is kept, and a click on
 * a link puts it in. No framework can be quicker. Resolves when all pages are here.
 */
export async function swapPages(paths: readonly string[]): Promise<void> {
  const readMain = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.innerHTML ?? '';
  const texts = new Map(
    await Promise.all(
      paths.map(async (path) => [path, readMain(await (await fetch(path)).text())] as const),
    ),
  );
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const text = link && texts.get(link.pathname);
    const main = document.querySelector('main');
    if (!text || !main) return;
    event.preventDefault();
    history.pushState(null, '', link.pathname);
    main.innerHTML = text;
    scrollTo(0, 0);
  });
}

/** Whether React has taken over the page. */
export function isHydrated(): boolean {
  const first = document.getElementById('root')?.firstElementChild ?? {};
  return Object.keys(first).some((key) => key.startsWith('__reactFiber'));
}

/** The wall clock's time at which an element of this kind, with this text, was painted. */
export function whenPainted({ selector, text }: { selector: string; text: string }) {
  return new Promise<number>((resolve) => {
    const look = () => {
      const found = [...document.querySelectorAll(selector)].some(
        (element) =>
          element.textContent?.includes(text) &&
          // A picture is there when it can be seen.
          (!(element instanceof HTMLImageElement) || element.complete),
      );
      if (!found) {
        requestAnimationFrame(look);
        return;
      }
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
      channel.port2.postMessage(null);
    };
    look();
  });
}

/** Keeps what the page reads as a stream, which is how Firestore sends a live list. */
export function keepStreams(): void {
  const kept: string[] = [];
  Object.assign(globalThis, { benchStreams: kept });
  const { read } = ReadableStreamDefaultReader.prototype;
  const decoder = new TextDecoder();
  ReadableStreamDefaultReader.prototype.read = async function keep() {
    const part = await read.call(this);
    if (part.value instanceof Uint8Array) kept.push(decoder.decode(part.value));
    return part;
  };
}
