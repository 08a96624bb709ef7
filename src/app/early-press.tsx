import { useEffect } from 'react';

/**
 * Whoever presses a form's button before the page has come to life need not press again: the boot
 * script marks the form, and here it is submitted after all. It stands beside the page, because React
 * brings that to life after all that is around it.
 */
export function EarlyPress() {
  useEffect(() => {
    for (const form of document.forms) {
      if (!('pressed' in form.dataset)) continue;
      delete form.dataset.pressed;
      form.requestSubmit();
    }
  }, []);
  return null;
}
