import { contactLinks, salon } from '../content/salon.ts';
import { Banner } from '../ui/banner.tsx';
import type { FieldErrors, Outcome } from './form-state.ts';

export const emptyFields = 'De velden mogen niet leeg zijn!';

type FormOutcomeProps<Field extends string> = {
  outcome: Outcome<Field>;
  /** The sentences of the specification, to the letter. */
  texts: { failed: string; sent: string };
};

/** Says what the last attempt came to. The live region is there before its text, or it is not read out. */
export function FormOutcome<Field extends string>({ outcome, texts }: FormOutcomeProps<Field>) {
  return (
    <div role="status" aria-live="polite">
      {outcome.kind === 'refused' && (
        <Banner kind="warning">
          <p>{describeRefusal(outcome.errors)}</p>
        </Banner>
      )}
      {outcome.kind === 'failed' && (
        <Banner kind="error">
          <p>{texts.failed}</p>
          <p>
            Wat u typte staat er nog. Lukt het niet, bel dan gerust:{' '}
            <a href={contactLinks.phone}>{salon.phone}</a>.
          </p>
        </Banner>
      )}
      {outcome.kind === 'sent' && (
        <Banner kind="success">
          <p>{texts.sent}</p>
        </Banner>
      )}
    </div>
  );
}

/** The specified sentence when something is empty; else what is wrong with what was typed. */
export function describeRefusal<Field extends string>(errors: FieldErrors<Field>): string {
  const all = Object.values<FieldErrors<Field>[Field]>(errors).flatMap((error) => error ?? []);
  if (all.some((error) => error.kind === 'empty')) return emptyFields;
  return all[0]?.message ?? emptyFields;
}
