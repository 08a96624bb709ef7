// The only script in a page: scripts/build/prerender.ts compiles it into every one, with the url of the app in
// `data-app`, and firebase.json allows it by its hash.
const app = document.currentScript?.dataset.app ?? '';

// The app comes when the first view is painted: any earlier it would hold that up.
new PerformanceObserver((_entries, observer) => {
  observer.disconnect();
  import(/* @vite-ignore */ app).catch(reloadOnce);
}).observe({ type: 'paint', buffered: true });

/** Most browsers never ask again for a module that did not come; after a deployment, its url is in a new document. */
function reloadOnce(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (Reflect.get(navigation ?? {}, 'type') !== 'reload') location.reload();
}
