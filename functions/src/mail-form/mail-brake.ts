// The owner's brake on the mail form, read at most once a minute however many mails come.
import { type Closing, parseClosing } from 'shared/form-closing.ts';
import { withTimeout } from 'shared/with-timeout.ts';

/** What settings/mailForm holds; null when it is not there. */
export type ReadBrake = () => Promise<Readonly<Record<string, unknown>> | null>;

const keptFor = 60_000; // ms
const readTimeout = 2000; // ms, while the visitor waits

/** What cannot be read counts as open: a mail is worth more than the brake. */
export function createMailBrake(read: ReadBrake, now: () => number): () => Promise<Closing | null> {
  let kept: { at: number; document: ReturnType<ReadBrake> } | undefined;
  return async () => {
    if (!kept || now() >= kept.at + keptFor) {
      const document = withTimeout(read(), readTimeout).catch(() => null);
      kept = { at: now(), document };
    }
    return parseClosing((await kept.document) ?? {}, now());
  };
}
