import { deadlines, type Page, type Watch } from '../backend.ts';
import { fetchFirstPage, type ListName } from './first-page.ts';
import type { ReadDocument, ReadPage } from './read-page.ts';

/**
 * Shows a list at its first answer, and then goes on live: the SDK is fetched after that answer, so
 * that it is not in its way. Stopping it before that is fine.
 */
export function watchList<T>(
  list: ListName,
  read: ReadPage<T>,
  load: () => Promise<Watch<T>>,
): Watch<T> {
  return (onChange, onFailure) => {
    let isStopped = false;
    let stop = () => {};
    let endDoubt = () => {};

    /** Live until the device has no connection, or the line has said nothing for too long. */
    function showFirst(documents: readonly ReadDocument[]) {
      const page: Page<T> = read(documents);
      onChange({ ...page, live: true });
      const doubt = () => onChange({ ...page, live: false });
      const silence = setTimeout(doubt, deadlines.read);
      window.addEventListener('offline', doubt);
      endDoubt = () => {
        clearTimeout(silence);
        window.removeEventListener('offline', doubt);
      };
    }

    async function start() {
      const first = await fetchFirstPage(list);
      if (isStopped) return;
      if (first) showFirst(first);
      const follow = await load();
      if (isStopped) return;
      stop = follow((page) => {
        endDoubt();
        onChange(page);
      }, fail);
    }

    function fail(reason: unknown) {
      endDoubt();
      if (!isStopped) onFailure(reason);
    }

    start().catch(fail);
    return () => {
      isStopped = true;
      endDoubt();
      stop();
    };
  };
}
