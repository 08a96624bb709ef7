type Details = Record<string, string | number | undefined>;

/** Log only codes, counts and document names: never a visitor's text or a token. */
export type Log = (event: string, details: Details) => void;

/** Leaves out the error's message: a mail server often repeats addresses in it. */
export function pickErrorCodes(error: unknown): Details {
  const { name, code, command, responseCode } = error as Details;
  return { name, code, command, responseCode };
}
