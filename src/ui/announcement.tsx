import type { ReactNode } from 'react';

/** Not drawn, but read out whenever its text changes. Render it always: it has to be there before its text. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
