/** Log only codes, counts and document names: never a visitor's text or a token. */
export type Log = (event: string, details: Record<string, string | number | undefined>) => void;

/** Leaves out the error's message: a mail server often repeats addresses in it. */
export function pickErrorCodes(error: unknown): Record<string, string | number | undefined> {
  const { name, code, command, responseCode } = error as Record<string, string | number>;
  return { name, code, command, responseCode };
}
