import { useCallback, useSyncExternalStore } from 'react';
import { readValues } from './draft.ts';

export function useFieldValue(form: string, name: string, start = ''): string {
  const subscribe = useCallback((onChange: () => void) => onFormChange(form, onChange), [form]);
  return useSyncExternalStore(
    subscribe,
    () => readField(form, name) ?? start,
    () => start,
  );
}

function onFormChange(form: string, onChange: () => void): () => void {
  const element = document.getElementById(form);
  // Waits, because the reset event fires before the fields are cleared.
  const onReset = () => queueMicrotask(onChange);
  element?.addEventListener('input', onChange);
  element?.addEventListener('reset', onReset);
  return () => {
    element?.removeEventListener('input', onChange);
    element?.removeEventListener('reset', onReset);
  };
}

function readField(form: string, name: string): string | undefined {
  const element = document.getElementById(form);
  return element instanceof HTMLFormElement ? readValues(element)[name] : undefined;
}
