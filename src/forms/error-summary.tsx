import { type MouseEvent, useEffect, useRef } from 'react';
import { Banner } from '../ui/banner.tsx';
import styles from './error-summary.module.css';
import { nameField } from './field-props.ts';
import type { FieldErrors } from './form-state.ts';

const emptyFields = 'De velden mogen niet leeg zijn!';

type ErrorSummaryProps<Field extends string> = {
  form: string;
  refused: FieldErrors<Field>;
  errors: FieldErrors<Field>;
};

/** Why the form was not sent, with a link to each wrong field. Takes the focus at every attempt. */
export function ErrorSummary<Field extends string>(props: ErrorSummaryProps<Field>) {
  const { form, refused, errors } = props;
  const summary = useRef<HTMLDivElement>(null);
  const sentence = describeRefusal(refused);
  const wrong = listWrong(errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies(refused): a new one is the reason to move the focus
  useEffect(() => summary.current?.focus(), [refused]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this has none
    <div ref={summary} tabIndex={-1} role="group" aria-label={sentence}>
      <Banner kind="warning">
        <p>{sentence}</p>
        {wrong.length > 0 && (
          <ul className={styles.links}>
            {wrong.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${nameField(form, field)}`} className={styles.link} onClick={focusField}>
                  {message === sentence ? 'Ga naar dit veld' : message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}

/** The specified sentence when something is empty; else what is wrong with what was typed. */
export function describeRefusal<Field extends string>(errors: FieldErrors<Field>): string {
  const all = listWrong(errors);
  if (all.some(({ kind }) => kind === 'empty')) return emptyFields;
  return all[0]?.message ?? emptyFields;
}

function listWrong<Field extends string>(errors: FieldErrors<Field>) {
  return Object.entries<FieldErrors<Field>[Field]>(errors).flatMap(([field, error]) =>
    error ? [{ field, ...error }] : [],
  );
}

/** Not by the url's hash: a step back would then stay in the form. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
