import type { ReactNode } from 'react';
import { type Closing, describeClosing } from 'shared/form-closing.ts';
import { Banner } from '../ui/banner.tsx';
import { takeFocus } from '../ui/take-focus.ts';

type FormClosedProps = {
  closing: Closing | null;
  what: string;
  /** True after a submit to a closed form: the button disappears, so the banner takes the focus. */
  takesFocus: boolean;
  children: ReactNode;
};

/** Screen readers announce the text only if the live region exists before the text. */
export function FormClosed({ closing, what, takesFocus, children }: FormClosedProps) {
  return (
    <div aria-live="polite">
      {closing && (
        <div ref={takesFocus ? takeFocus : null} tabIndex={-1}>
          <Banner kind="info">
            <p>{describeClosing(what, closing)}</p>
            {children}
          </Banner>
        </div>
      )}
    </div>
  );
}
