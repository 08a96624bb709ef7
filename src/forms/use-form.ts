import { type InputEvent, type SubmitEvent, useCallback, useState } from 'react';
import { pushFailure } from '../analytics/analytics.ts';
import { describeErrors, type FieldErrors, keepErrors } from './check-fields.ts';
import {
  clearSent,
  type FormValues,
  fillIn,
  keepDraft,
  readValues,
  restoreDraft,
} from './draft.ts';

export type FormState<Field extends string> =
  | { status: 'editing' | 'sending' | 'sent' | 'failed' }
  | { status: 'refused'; text: string; errors: FieldErrors<Field> };

type FormRules<Field extends string> = {
  check: (values: FormValues) => FieldErrors<Field>;
  send: (values: FormValues) => Promise<void>;
  /** Texts for empty fields. Memoize the object: a new object fills empty fields again. */
  suggestion?: FormValues;
};

/** The fields are uncontrolled, so that no render loses texts typed before hydration. `values` is a
 * copy of their texts and choices. */
export function useForm<Field extends string>(id: 'review' | 'mail', rules: FormRules<Field>) {
  const { check, suggestion } = rules;
  const [state, setState] = useState<FormState<Field>>({ status: 'editing' });
  const [values, setValues] = useState<FormValues>({});

  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      restoreDraft(form);
      fillIn(form, suggestion);
    },
    [suggestion],
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const form = event.currentTarget;
    const submitted = readValues(form);
    keepDraft(form, suggestion);
    const errors = check(submitted);
    const [firstWrong] = Object.keys(errors);
    if (firstWrong) {
      setState({ status: 'refused', text: describeErrors(errors, submitted), errors });
      (form.elements.namedItem(firstWrong) as HTMLElement).focus();
    } else {
      setState({ status: 'sending' });
      void send(submitted);
    }
  }

  async function send(submitted: FormValues) {
    try {
      await rules.send(submitted);
      clearSent(id, submitted);
      setState({ status: 'sent' });
    } catch {
      pushFailure(`${id} form`);
      setState({ status: 'failed' });
    }
  }

  function handleInput({ currentTarget }: InputEvent<HTMLFormElement>) {
    keepDraft(currentTarget, suggestion);
    const typed = readValues(currentTarget);
    setValues(typed);
    if (state.status !== 'refused') return;
    setState({ ...state, errors: keepErrors(state.errors, check(typed)) });
  }

  const errors: FieldErrors<Field> = state.status === 'refused' ? state.errors : {};
  const formProps = {
    id,
    className: 'stack roomy measure',
    ref: restore,
    onSubmit: submit,
    onInput: handleInput,
    noValidate: true,
    // Before hydration, a submit with this method does nothing, so no text gets into the url.
    method: 'dialog',
  } as const;
  return { state, values, errors, formProps };
}
