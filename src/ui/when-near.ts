/** Calls once when the element comes within a screen's reach; returns what ends the watch. */
export function whenNear(element: HTMLElement, onNear: () => () => void): () => void {
  let stop = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      stop = onNear();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop();
  };
}
