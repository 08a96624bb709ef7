import { useEffect, useRef, useState } from 'react';
import { contactLinks, salon } from '../content/salon.ts';
import { Banner } from '../ui/banner.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldErrors, Outcome } from './form-state.ts';

type FormOutcomeProps<Field extends string> = {
  form: string;
  outcome: Outcome<Field>;
  errors: FieldErrors<Field>;
  texts: { failed: string; sent: string };
};

/** Says what the last attempt came to. The live region is there before its text, or it is not read out. */
export function FormOutcome<Field extends string>(props: FormOutcomeProps<Field>) {
  const { form, outcome, errors, texts } = props;
  const region = useRef<HTMLDivElement>(null);
  const [latest, setLatest] = useState({ outcome, count: 0 });
  if (latest.outcome !== outcome) setLatest({ outcome, count: latest.count + 1 });

  // Who pressed Enter in a field may not see the end of the form.
  useEffect(() => {
    const isSettled = outcome.kind === 'failed' || outcome.kind === 'sent';
    if (isSettled) region.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  // A refusal takes the focus, and is read for that; once is enough. The others are new elements each time, or
  // the same words twice would not be read out.
  return (
    <div ref={region} role="status" aria-live={outcome.kind === 'refused' ? 'off' : 'polite'}>
      {outcome.kind === 'refused' && (
        <ErrorSummary form={form} refused={outcome.errors} errors={errors} />
      )}
      {outcome.kind === 'failed' && (
        <Banner key={latest.count} kind="error">
          <p>{texts.failed}</p>
          <p>
            Wat u typte, staat er nog. Lukt het weer niet, bel dan gerust:{' '}
            <a href={contactLinks.phone}>{salon.phone}</a>.
          </p>
        </Banner>
      )}
      {outcome.kind === 'sent' && (
        <Banner key={latest.count} kind="success">
          <p>{texts.sent}</p>
        </Banner>
      )}
    </div>
  );
}
