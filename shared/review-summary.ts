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
  if (!isCount(count) || !isCount(leftOut)) return null;
  if (count + leftOut < 1) return null;
  const summary: ReviewSummary = { count, average: isAverage(average) ? average : null };
  if (leftOut > 0) summary.leftOut = leftOut;
  return summary;
}

function isAverage(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && value <= 5;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
