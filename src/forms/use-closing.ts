import { useEffect, useState } from 'react';
import type { ClosableForm, Closing } from 'shared/form-closing.ts';
import type { Outcome } from '../data/backend.ts';
import { useBackend } from '../data/backend-context.tsx';
import { useClock } from '../ui/use-clock.ts';

export function useClosing(form: ClosableForm) {
  const backend = useBackend();
  const [closing, setClosing] = useState<Closing | null>(null);
  const until = closing?.until ?? Number.POSITIVE_INFINITY;
  const isOver = useClock((now) => until <= Number(now));

  useEffect(() => {
    backend.fetchClosing(form).then(setClosing, () => {}); // on an error, the form stays open
  }, [backend, form]);

  async function updateAfterSend(outcome: Outcome): Promise<Outcome> {
    const found = outcome === 'closed' ? await backend.fetchClosing(form).catch(() => null) : null;
    setClosing(outcome === 'closed' ? (found ?? { until: null }) : null);
    return outcome;
  }

  return { closing: isOver ? null : closing, updateAfterSend };
}
