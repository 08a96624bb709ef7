import { type FormEvent as SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { Backend } from '../backend/backend.ts';
import { useConnection } from '../backend/connection.ts';
import { type Attempt, findAttempt, forgetAttempt, startAttempt } from './attempts.ts';
import { type Draft, isSameDraft, keepDraft, readValues, restoreDraft } from './draft.ts';
import {
  type FieldErrors,
  type FormEvent,
  type FormState,
  formReducer,
  keepWrong,
  untouched,
} from './form-state.ts';
import { useErrorTitle } from './use-error-title.ts';

type FormRules<Field extends string, Value> = {
  /** What is wrong with the typed values, per field; nothing wrong is an empty object. */
  check: (values: Draft) => FieldErrors<Field>;
  /** The typed values as what is sent. Only called when `check` found nothing. */
  read: (values: Draft) => Value;
  /** Resolves when it certainly arrived. */
  send: (value: Value) => Promise<void>;
};

/** Runs the form machine for one form. Its fields are uncontrolled: the texts live in the page. */
export function useForm<Field extends string, Value>(id: string, rules: FormRules<Field, Value>) {
  const { backend } = useConnection();
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer<Field>, untouched as FormState<Field>); // no field has an error yet
  const [wrong, setWrong] = useState<FieldErrors<Field>>({});
  const isRefused = state.status === 'editing' && state.outcome.kind === 'refused';
  const errors: FieldErrors<Field> = isRefused ? wrong : {};
  useErrorTitle(Object.keys(errors).length > 0);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    restoreDraft(form);
    const attempt = findAttempt(backend, id);
    if (attempt) follow(attempt, form, { backend, dispatch });
  }, [backend, id]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const form = event.currentTarget;
    const values = readValues(form);
    keepDraft(form);
    const found = rules.check(values);
    setWrong(found);
    if (Object.keys(found).length > 0) return dispatch({ type: 'refused', errors: found });
    const attempt = startAttempt(backend, id, values, async () => rules.send(rules.read(values)));
    follow(attempt, form, { backend, dispatch });
  }

  function typed(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    keepDraft(form);
    if (isRefused) setWrong(keepWrong(wrong, rules.check(readValues(form))));
  }

  return {
    state,
    /** What is wrong with the fields now. */
    errors,
    formProps: {
      id,
      ref,
      onSubmit: submit,
      onInput: typed,
      noValidate: true,
      // Until the page has hydrated, the browser's own submit does nothing: no text in the address.
      method: 'dialog',
    },
  } as const;
}

type Follower = { backend: Backend; dispatch: (event: FormEvent<never>) => void };

/** Shows that it is being sent, and then what came of it; not in a form that has left the page. */
function follow(attempt: Attempt, form: HTMLFormElement, { backend, dispatch }: Follower): void {
  dispatch({ type: 'submitted' });
  void attempt.outcome.then((outcome) => {
    if (!form.isConnected) return;
    forgetAttempt(backend, form.id, attempt);
    // The visitor may have typed on while it was sent: only what was sent is cleared.
    const isUnchanged = isSameDraft(readValues(form), attempt.values);
    if (outcome === 'sent' && isUnchanged) form.reset();
    dispatch({ type: outcome });
  });
}
