// Looks up whether the owner has closed the mail form, at most once a minute.
import { type Closing, parseClosing } from 'shared/form-closing.ts';
import { withTimeout } from 'shared/with-timeout.ts';

/** Returns the fields of settings/mailForm; null without that document. */
export type LoadClosing = () => Promise<Readonly<Record<string, unknown>> | null>;

const keptFor = 60_000; // ms
const readTimeout = 2000; // ms, while the visitor waits

/** If the read fails, the form counts as open: a mail is worth more than a closing. */
export function createClosingLookup(
  read: LoadClosing,
  now: () => number,
): () => Promise<Closing | null> {
  let kept: { at: number; document: ReturnType<LoadClosing> } | undefined;
  return async () => {
    if (!kept || now() >= kept.at + keptFor) {
      const document = withTimeout(read(), readTimeout).catch(() => null);
      kept = { at: now(), document };
    }
    return parseClosing((await kept.document) ?? {}, now());
  };
}
