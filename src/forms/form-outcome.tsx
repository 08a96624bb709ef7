import type { ReactNode } from 'react';
import { contactLinks, salon } from 'shared/salon.ts';
import { Banner } from '../ui/banner.tsx';
import type { FormState } from './use-form.ts';

type FormOutcomeProps = {
  state: FormState<string>;
  texts: { failed: string; sent: string };
  /** Shown after a success. */
  children: ReactNode;
};

/** Screen readers announce the outcome only if the live region exists before the text. */
export function FormOutcome({ state, texts, children }: FormOutcomeProps) {
  return (
    <div role="status" aria-live="polite">
      {/* Not scrolled to, because the first wrong field gets the focus. */}
      {state.status === 'refused' && (
        <Banner kind="warning">
          <p>{state.text}</p>
        </Banner>
      )}
      {state.status === 'failed' && (
        <div ref={scrollTo}>
          <Banner kind="error">
            <p>{texts.failed}</p>
            <p>
              Wat u typte, staat er nog. Lukt het weer niet, bel dan gerust:{' '}
              <a href={contactLinks.phone}>{salon.phone}</a>.
            </p>
          </Banner>
        </div>
      )}
      {state.status === 'sent' && (
        <div ref={scrollTo}>
          <Banner kind="success">
            <p>{texts.sent}</p>
            {children}
          </Banner>
        </div>
      )}
    </div>
  );
}

/** Shows the banner, which may be out of view after the visitor presses Enter in a field. */
function scrollTo(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: 'nearest' });
}
