// After sending a review, a link leads the visitor to that review in the list.
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export type SentState = { sent: string | undefined };

/** Returns the review's document name if the visitor has followed that link, and else null. */
export function useSentReview(): string | null {
  const state = useLocation().state as Partial<SentState> | null;
  const isPush = useNavigationType() === NavigationType.Push;
  return (isPush && state?.sent) || null;
}
