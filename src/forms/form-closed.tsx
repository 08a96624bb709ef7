import type { ReactNode } from 'react';
import { type Closing, describeClosing } from 'shared/form-closing.ts';
import { Banner } from '../ui/banner.tsx';
import { takeFocus } from '../ui/take-focus.ts';

type FormClosedProps = {
  closing: Closing | null;
  what: string;
  /** True after a refused send: the focused button disappears, and the visitor must learn why. */
  takesFocus: boolean;
  children: ReactNode;
};

/** The live region exists before its text, or screen readers would not announce the text. */
export function FormClosed({ closing, what, takesFocus, children }: FormClosedProps) {
  return (
    <div aria-live="polite">
      {closing && (
        <div ref={takesFocus ? takeFocus : null} tabIndex={-1}>
          <Banner kind="notice">
            <p>{describeClosing(what, closing)}</p>
            {children}
          </Banner>
        </div>
      )}
    </div>
  );
}
