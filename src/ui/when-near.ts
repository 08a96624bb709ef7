/** Calls `onNear` once, when the element is within `margin` of the screen. Returns a cleanup. */
export function whenNear(
  element: HTMLElement,
  margin: number, // CSS pixels
  onNear: () => () => void,
): () => void {
  let stop = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      stop = onNear();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop();
  };
}
