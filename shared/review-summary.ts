/** functions/src/review-count stores this. `average` is null if no review has stars. */
export type ReviewSummary = { count: number; average: number | null };

export function parseReviewSummary(
  document: Readonly<Record<string, unknown>> = {},
): ReviewSummary | null {
  const { count, average } = document;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return null;
  const isAverage = typeof average === 'number' && average >= 1 && average <= 5;
  return { count, average: isAverage ? average : null };
}
