import { type InputEvent, type SubmitEvent, useCallback, useState } from 'react';
import { pushFailure } from '../analytics/analytics.ts';
import {
  checkFields,
  describeErrors,
  type FieldErrors,
  type FieldRules,
  keepErrors,
} from './check-fields.ts';
import { clearSent, type FormValues, keepDraft, readValues, restoreDraft } from './draft.ts';

export type FormState<Field extends string> =
  | { status: 'editing' | 'sending' | 'sent' | 'failed' }
  | { status: 'refused'; text: string; errors: FieldErrors<Field> };

type FormOptions<Field extends string> = {
  rules: FieldRules<Field>;
  send: (values: FormValues) => Promise<void>;
  /** Texts for empty fields. Memoize the object: a new object fills empty fields again. */
  suggestion?: FormValues;
};

/** The fields are uncontrolled, so that no render loses texts typed before hydration. `values` is a
 * copy of their texts and choices. */
export function useForm<Field extends string>(id: 'review' | 'mail', options: FormOptions<Field>) {
  const { rules, suggestion } = options;
  const [state, setState] = useState<FormState<Field>>({ status: 'editing' });
  const [values, setValues] = useState<FormValues>({});

  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      if (form) restoreDraft(form, suggestion);
    },
    [suggestion],
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const form = event.currentTarget;
    const submitted = readValues(form);
    keepDraft(form, suggestion);
    const errors = checkFields(submitted, rules);
    const firstWrong = Object.keys(errors)[0];
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
      await options.send(submitted);
      clearSent(id, submitted);
      setState({ status: 'sent' });
    } catch {
      pushFailure(`${id} form`);
      setState({ status: 'failed' });
    }
  }

  function handleInput(event: InputEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    keepDraft(form, suggestion);
    const typed = readValues(form);
    setValues(typed);
    if (state.status !== 'refused') return;
    const current = checkFields(typed, rules);
    setState({ ...state, errors: keepErrors(state.errors, current) });
  }

  /** Returns the props of a field. */
  function field(name: Field) {
    const error = state.status === 'refused' ? state.errors[name] : undefined;
    return { id: `${id}-${name}`, name, rule: rules[name], value: values[name] ?? '', error };
  }

  const formProps = { id, ref: restore, onSubmit: submit, onInput: handleInput };
  return { state, values, field, formProps };
}
