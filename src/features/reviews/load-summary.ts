import type { ReviewSummary } from 'shared/review-summary.ts';
import type { Backend } from '../../data/backend.ts';

// Outlives the components: the first screen and the reviews of the home page share one request.
let loading: Promise<ReviewSummary | null> | null = null;

/** Returns null if the request fails. The next call then tries again. */
export function loadSummary(backend: Backend): Promise<ReviewSummary | null> {
  loading ??= backend.fetchReviewSummary().catch(() => {
    loading = null;
    return null;
  });
  return loading;
}
