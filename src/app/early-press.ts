import { useEffect } from 'react';

/**
 * Whoever presses a form's button before the page has come to life need not press again: the boot
 * script marks the form, and here it is submitted after all.
 */
export function useEarlyPress(): void {
  useEffect(() => {
    for (const form of document.forms) {
      if (!Reflect.get(form, 'pressed')) continue;
      Reflect.deleteProperty(form, 'pressed');
      form.requestSubmit();
    }
  }, []);
}
