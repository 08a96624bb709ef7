import type { ReactNode } from 'react';

/** Screen readers announce each change of its text, but not a text that it has from the start. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
