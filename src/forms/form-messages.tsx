import type { MouseEvent, ReactNode } from 'react';
import { contactLinks, salon } from 'shared/salon.ts';
import { Banner } from '../ui/banner.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { Unverified } from '../ui/unverified.tsx';
import { nameField } from './form-field.tsx';
import { type FieldErrors, listErrors, type Result } from './form-state.ts';

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

type ErrorSummaryProps<Field extends string> = {
  form: string;
  text: string;
  errors: FieldErrors<Field>;
};

function ErrorSummary<Field extends string>(props: ErrorSummaryProps<Field>) {
  const { form, text, errors } = props;
  const wrong = listErrors(errors);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this has none
    <div ref={takeFocus} tabIndex={-1} role="group" aria-label={text}>
      <Banner kind="warning">
        <p>{text}</p>
        {wrong.length > 0 && (
          <ul className="row">
            {wrong.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${nameField(form, field)}`} className="tall" onClick={focusField}>
                  {message === text ? 'Ga naar dit veld' : message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}

/** Does not change the url: with a new hash, the Back button would not leave this page. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
