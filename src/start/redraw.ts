/**
 * Call this before hydration, and the returned function after an error of hydration. If an add-on,
 * a translator or Safari had changed the page, React has redrawn it, and has added its own tags to
 * the head: the prerendered tags go.
 */
export function prepareHeadCleanup(root: HTMLElement): () => void {
  const page = root.firstElementChild;
  const tags = document.head.querySelectorAll('title, title ~ meta, title ~ [rel=canonical]');
  return () => {
    const isRedrawn = !page?.isConnected;
    if (!isRedrawn) return;
    for (const tag of tags) tag.remove();
  };
}
