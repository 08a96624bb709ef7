import type { MouseEvent } from 'react';
import { Banner } from '../ui/banner.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { nameField } from './form-field.tsx';
import { type FieldErrors, listErrors } from './form-state.ts';

type ErrorSummaryProps<Field extends string> = {
  form: string;
  text: string;
  errors: FieldErrors<Field>;
};

export function ErrorSummary<Field extends string>(props: ErrorSummaryProps<Field>) {
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
