import { useEffect, useRef } from 'react';

/** '(2) Trimsalon ...' in the tab while the page is not looked at and reviews arrive. */
export function useUnseenCount(arrived: ReadonlySet<string>): void {
  const seen = useRef(arrived);

  useEffect(() => {
    const show = () => {
      if (document.visibilityState === 'visible') seen.current = arrived;
      const unseen = [...arrived].filter((key) => !seen.current.has(key));
      document.title = markTitle(document.title, unseen.length);
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [arrived]);

  useEffect(
    () => () => {
      document.title = markTitle(document.title, 0);
    },
    [],
  );
}

export function markTitle(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}
