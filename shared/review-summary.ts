/** `summaries/reviews`, which a function writes some seconds after a change. */
export type ReviewSummary = { count: number; average: number };

export function parseReviewSummary(
  document: Readonly<Record<string, unknown>> = {},
): ReviewSummary | null {
  const { count, average } = document;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return null;
  if (typeof average !== 'number' || !(average >= 1 && average <= 5)) return null;
  return { count, average };
}
