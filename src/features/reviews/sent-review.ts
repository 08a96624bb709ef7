// After sending, the review form shows a link that leads to the new review in the list.
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export type SentState = { sent: string | undefined };

/** Returns the new review's document name if the form's link led to this page, and else null. */
export function useSentReview(): string | null {
  const state = useLocation().state as Partial<SentState> | null;
  const isPush = useNavigationType() === NavigationType.Push;
  return (isPush && state?.sent) || null;
}
