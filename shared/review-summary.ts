/** functions/src/review-count stores this. `average` is null if no review has stars. */
export type ReviewSummary = {
  count: number;
  average: number | null;
  leftOut?: number; // documents that the list cannot show, such as one without a text
};

export function parseReviewSummary(
  document: Readonly<Record<string, unknown>> = {},
): ReviewSummary | null {
  const { count, average, leftOut = 0 } = document;
  if (!isCount(count) || !isCount(leftOut) || count + leftOut < 1) return null;
  const isAverage = typeof average === 'number' && average >= 1 && average <= 5;
  return { count, average: isAverage ? average : null, ...(leftOut > 0 && { leftOut }) };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
