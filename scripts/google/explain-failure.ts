const login = 'gcloud auth application-default login';

const causes: readonly [pattern: RegExp, explanation: string][] = [
  [
    /default credentials|invalid_grant|invalid_rapt|UNAUTHENTICATED/,
    `This computer is not logged in to Google, or no longer. Run: ${login}`,
  ],
  [
    /PERMISSION_DENIED/,
    `The account that is logged in has no access to this project. Use another one: ${login}`,
  ],
];

/** Explains a failed request to Google in one sentence, with the command that helps if one does. */
export function explainFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, explanation] = causes.find(([pattern]) => pattern.test(message)) ?? [];
  return explanation ?? message;
}
