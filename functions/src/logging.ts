/** Logs codes and names of documents: never what a visitor typed, and never a token. */
export type Log = (event: string, details: Record<string, string | number | undefined>) => void;

/** Picks what a log may hold of an error. A mail server's own sentence often repeats addresses. */
export function pickErrorCodes(error: unknown): Record<string, string | number | undefined> {
  const { name, code, command, responseCode } = error as Record<string, string | number>;
  return { name, code, command, responseCode };
}
