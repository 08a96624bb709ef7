/** What may stand in a log: codes only, because a mail server's own sentence often repeats addresses. */
export function pickErrorCodes(error: unknown): Record<string, string | number> {
  const { name, code, command, responseCode } = error as Record<string, unknown>; // only errors are thrown
  const known = Object.entries({ name, code, command, responseCode });
  return Object.fromEntries(
    known.filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  );
}
