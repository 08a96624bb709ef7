import type { ReactNode } from 'react';

/** Announces its text to screen readers at each change. Render it before it has a text. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
