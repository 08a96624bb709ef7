import { type FormEvent as SubmitEvent, useEffect, useReducer, useRef } from 'react';
import { type Draft, dropDraft, keepDraft, readValues, restoreDraft } from './draft.ts';
import { type FieldErrors, type FormState, formReducer, untouched } from './form-state.ts';

type FormRules<Field extends string, Value> = {
  /** What is wrong with the typed values, per field; nothing wrong is an empty object. */
  check: (values: Draft) => FieldErrors<Field>;
  /** The typed values as what is sent. Only called when `check` found nothing. */
  read: (values: Draft) => Value;
  /** Resolves when it certainly arrived. */
  send: (value: Value) => Promise<void>;
};

/** Runs the form machine for one form. Its fields are uncontrolled: the texts live in the page. */
export function useForm<Field extends string, Value>(rules: FormRules<Field, Value>) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer<Field>, untouched as FormState<Field>); // no field has an error yet

  useEffect(() => {
    if (ref.current) restoreDraft(ref.current);
  }, []);

  async function send(form: HTMLFormElement, values: Draft) {
    dispatch({ type: 'submitted' });
    try {
      await rules.send(rules.read(values));
    } catch {
      dispatch({ type: 'failed' });
      return;
    }
    // The visitor may have typed on while it was sent: only what was sent is cleared.
    if (JSON.stringify(readValues(form)) === JSON.stringify(values)) {
      form.reset();
      dropDraft(form);
    }
    dispatch({ type: 'sent' });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const form = event.currentTarget;
    const values = readValues(form);
    keepDraft(form);
    const errors = rules.check(values);
    if (Object.keys(errors).length > 0) dispatch({ type: 'refused', errors });
    else void send(form, values);
  }

  return {
    state,
    formProps: {
      ref,
      onSubmit: submit,
      onInput: (event: SubmitEvent<HTMLFormElement>) => keepDraft(event.currentTarget),
      noValidate: true,
      // Until the page has come to life, the browser's own submit does nothing: no text in the address.
      method: 'dialog',
    },
  } as const;
}
