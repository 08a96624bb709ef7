import {
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useReducer,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '../data/backend.ts';
import {
  clearSent,
  type FormValues,
  fillIn,
  keepDraft,
  readValues,
  restoreDraft,
} from './draft.ts';
import styles from './form.module.css';
import {
  type FieldErrors,
  type FormEvent,
  type FormState,
  findResult,
  listErrors,
  reduceForm,
} from './form-state.ts';

type FormRules<Field extends string, Value> = {
  check: (values: FormValues) => FieldErrors<Field>;
  compose: (values: FormValues) => Value;
  send: (value: Value) => Promise<Outcome>;
  /** Texts for empty fields. Memoize the object: a new object fills empty fields again. */
  suggestion?: FormValues;
};

const noSuggestion: FormValues = {};

/** The fields are uncontrolled, so that no render loses texts typed before hydration. `values` is a
 * copy of their texts and choices. */
export function useForm<Field extends string, Value>(id: string, rules: FormRules<Field, Value>) {
  const [state, dispatch] = useReducer<FormState<Field>, [FormEvent<Field>]>(reduceForm, {
    status: 'editing',
  });
  const [values, setValues] = useState<FormValues>({});
  const errors: FieldErrors<Field> = state.status === 'refused' ? state.errors : {};
  useErrorTitle(listErrors(errors).length > 0);

  const { suggestion = noSuggestion } = rules;
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
    const submitted = readValues(event.currentTarget);
    keepDraft(event.currentTarget, suggestion);
    const found = rules.check(submitted);
    // Renders now: a second submit event in the same task must see that the form is sending.
    flushSync(() => dispatch({ type: 'submitted', errors: found }));
    if (listErrors(found).length === 0) void send(submitted);
  }

  async function send(submitted: FormValues) {
    const outcome = await rules.send(rules.compose(submitted)).catch(() => 'failed' as const);
    if (outcome === 'sent') clearSent(id, submitted);
    dispatch({ type: 'settled', outcome });
  }

  function handleInput({ currentTarget }: InputEvent<HTMLFormElement>) {
    keepDraft(currentTarget, suggestion);
    const typed = readValues(currentTarget);
    setValues(typed);
    if (state.status === 'refused') dispatch({ type: 'typed', errors: rules.check(typed) });
  }

  /** Waits, because the reset event fires before the fields are cleared. */
  function handleReset({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    queueMicrotask(() => setValues(readValues(currentTarget)));
  }

  return {
    values,
    isSending: state.status === 'sending',
    result: findResult(state),
    errors,
    formProps: {
      id,
      className: `stack measure ${styles.form}`,
      ref: restore,
      onSubmit: submit,
      onInput: handleInput,
      onReset: handleReset,
      noValidate: true,
      // Before hydration, a submit with this method does nothing, so no text gets into the url.
      method: 'dialog',
    },
  } as const;
}

const errorPrefix = 'Fout: ';

function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = errorPrefix + document.title;
    return () => {
      // Does nothing after a navigation: the next page has already set its own title.
      if (document.title.startsWith(errorPrefix)) {
        document.title = document.title.slice(errorPrefix.length);
      }
    };
  }, [hasErrors]);
}
