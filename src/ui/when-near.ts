/** Calls `onNear` once, when the element is within `margin` of the screen. Returns a cleanup. */
export function whenNear(
  element: HTMLElement | null,
  margin: number, // CSS pixels
  onNear: () => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${margin}px` },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
