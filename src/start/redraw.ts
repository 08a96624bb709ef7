/** If an add-on, a translator or Safari has changed the page before hydration, React redraws it. The
 * returned function then removes the prerendered tags of the head, because React adds its own. */
export function watchRedraw(root: HTMLElement): () => void {
  const page = root.firstElementChild;
  const tags = document.head.querySelectorAll('title, title ~ meta, title ~ [rel=canonical]');
  return () => {
    if (page?.isConnected) return;
    for (const tag of tags) tag.remove();
  };
}
