import {
  type Dispatch,
  type FormEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Backend } from '../data/backend.ts';
import { useBackend } from '../data/backend-context.tsx';
import {
  type Draft,
  dropDraft,
  fillIn,
  isPartOf,
  keepDraft,
  readValues,
  restoreDraft,
} from './draft.ts';
import { dropFixedErrors, type FieldErrors, type FormState, untouched } from './form-state.ts';

type FormRules<Field extends string, Value> = {
  check: (values: Draft) => FieldErrors<Field>;
  read: (values: Draft) => Value;
  send: (value: Value) => Promise<void>;
  /** Texts to start from, where nothing is typed. The same object as long as they are the same. */
  suggestion?: Draft | null;
};

/** The state of one form. Its fields are uncontrolled: the texts live in the page. */
export function useForm<Field extends string, Value>(id: string, rules: FormRules<Field, Value>) {
  const backend = useBackend();
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Field>>(untouched);
  const [wrong, setWrong] = useState<FieldErrors<Field>>({});
  const isRefused = state.status === 'editing' && state.outcome.kind === 'refused';
  const errors: FieldErrors<Field> = isRefused ? wrong : {};
  useErrorTitle(Object.keys(errors).length > 0);

  useEffect(() => {
    if (!ref.current) return;
    restoreDraft(ref.current);
    followSubmission(backend, ref.current, setState);
  }, [backend]);

  const { suggestion } = rules;
  useEffect(() => {
    if (ref.current && suggestion) fillIn(ref.current, suggestion);
  }, [suggestion]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const form = event.currentTarget;
    const values = readValues(form);
    keepDraft(form, suggestion ?? {});
    const found = rules.check(values);
    setWrong(found);
    if (Object.keys(found).length > 0) {
      return setState({ status: 'editing', outcome: { kind: 'refused', errors: found } });
    }
    const outcome = settle(id, values, async () => rules.send(rules.read(values)));
    submissions.set(backend, { ...submissions.get(backend), [id]: { values, outcome } });
    followSubmission(backend, form, setState);
  }

  function typed(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    keepDraft(form, suggestion ?? {});
    if (isRefused) setWrong(dropFixedErrors(wrong, rules.check(readValues(form))));
  }

  return {
    state,
    errors,
    formProps: {
      id,
      ref,
      onSubmit: submit,
      onInput: typed,
      noValidate: true,
      // Until the page has hydrated, the browser's own submit does nothing: no text in the url.
      method: 'dialog',
    },
  } as const;
}

type Submission = { values: Draft; outcome: Promise<'sent' | 'failed'> };

// By the form's id: who leaves the page and comes back finds it being sent, or what came of it.
const submissions = new WeakMap<Backend, Readonly<Record<string, Submission | undefined>>>();

async function settle(id: string, values: Draft, send: () => Promise<void>) {
  try {
    await send();
  } catch {
    return 'failed';
  }
  dropDraft(id, values);
  return 'sent';
}

/** Shows that it is being sent, and then what came of it; not in a form that has left the page. */
function followSubmission<Field extends string>(
  backend: Backend,
  form: HTMLFormElement,
  setState: Dispatch<SetStateAction<FormState<Field>>>,
): void {
  const submission = submissions.get(backend)?.[form.id];
  if (!submission) return;
  setState((state) => ({ ...state, status: 'sending' }));
  void submission.outcome.then((kind) => {
    if (!form.isConnected) return;
    const others = submissions.get(backend);
    if (others?.[form.id] === submission)
      submissions.set(backend, { ...others, [form.id]: undefined });
    // The visitor may have typed on while it was sent: only what was sent is cleared.
    if (kind === 'sent' && isPartOf(submission.values, readValues(form))) form.reset();
    setState({ status: 'editing', outcome: { kind } });
  });
}

const errorPrefix = 'Fout: ';

function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = errorPrefix + document.title;
    return () => {
      // On the way to another page it may be that page's title by now.
      if (document.title.startsWith(errorPrefix)) {
        document.title = document.title.slice(errorPrefix.length);
      }
    };
  }, [hasErrors]);
}
