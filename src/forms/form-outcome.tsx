import type { ReactNode } from 'react';
import { contactLinks, salon } from 'shared/salon.ts';
import { Banner } from '../ui/banner.tsx';
import { Unverified } from '../ui/unverified.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldErrors, Result } from './form-state.ts';

type FormOutcomeProps<Field extends string> = {
  form: string;
  result: Result | null;
  errors: FieldErrors<Field>;
  texts: { failed: string; sent: string };
  children?: ReactNode;
};

/** Screen readers announce the result only if the live region exists before the text. */
export function FormOutcome<Field extends string>(props: FormOutcomeProps<Field>) {
  const { form, result, errors, texts, children } = props;
  const isFailed = result?.status === 'failed' || result?.status === 'unverified';
  // `off`: screen readers already read the error summary, because it takes the focus.
  return (
    <div role="status" aria-live={result?.status === 'refused' ? 'off' : 'polite'}>
      {result?.status === 'refused' && (
        <ErrorSummary key={result.attempt} form={form} text={result.text} errors={errors} />
      )}
      {/* A new element for each attempt: screen readers do not announce an unchanged text. */}
      {(isFailed || result?.status === 'sent') && (
        <div key={result.attempt} ref={scrollTo}>
          {isFailed ? (
            <Failed text={texts.failed} isUnverified={result.status === 'unverified'} />
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

function Failed({ text, isUnverified }: { text: string; isUnverified: boolean }) {
  return (
    <Banner kind="error">
      <p>{text}</p>
      {isUnverified && (
        <p>
          <Unverified />
        </p>
      )}
      <p>
        Wat u typte, staat er nog. Lukt het weer niet, bel dan gerust:{' '}
        <a href={contactLinks.phone}>{salon.phone}</a>.
      </p>
    </Banner>
  );
}

/** Shows the banner, which may be out of view after the visitor presses Enter in a field. */
function scrollTo(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: 'nearest' });
}
