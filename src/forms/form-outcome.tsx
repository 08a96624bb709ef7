import type { ReactNode } from 'react';
import { contactLinks, salon } from 'shared/salon.ts';
import { Banner } from '../ui/banner.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldErrors, Result } from './form-state.ts';

type FormOutcomeProps<Field extends string> = {
  form: string;
  result: Result | null;
  errors: FieldErrors<Field>;
  texts: { failed: string; sent: string };
  /** Under the thanks. */
  children?: ReactNode;
};

/** Says what the last attempt came to. The live region is there before its text, or it is not read out. */
export function FormOutcome<Field extends string>(props: FormOutcomeProps<Field>) {
  const { form, result, errors, texts, children } = props;
  // The summary of a refusal takes the focus, and is read for that: not twice.
  return (
    <div role="status" aria-live={result?.status === 'refused' ? 'off' : 'polite'}>
      {result?.status === 'refused' && (
        <ErrorSummary key={result.attempt} form={form} sentence={result.sentence} errors={errors} />
      )}
      {/* A new element each time, or the same words twice would not be read out. */}
      {(result?.status === 'sent' || result?.status === 'failed') && (
        <div key={result.attempt} ref={scrollTo}>
          {result.status === 'failed' ? (
            <Failed sentence={texts.failed} />
          ) : (
            <Banner kind="success">
              <p>{texts.sent}</p>
              {children}
            </Banner>
          )}
        </div>
      )}
    </div>
  );
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <Banner kind="error">
      <p>{sentence}</p>
      <p>
        Wat u typte, staat er nog. Lukt het weer niet, bel dan gerust:{' '}
        <a href={contactLinks.phone}>{salon.phone}</a>.
      </p>
    </Banner>
  );
}

/** Who pressed Enter in a field may not see the end of the form. */
function scrollTo(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: 'nearest' });
}
