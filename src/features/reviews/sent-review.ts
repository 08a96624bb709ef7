// The way from the form's thanks to the visitor's own card.
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export type SentState = { sent: string | undefined };

/** The document name of the review that the visitor has just sent and asks to see; not again on the way back. */
export function useSentReview(): string | null {
  const state = useLocation().state as Partial<SentState> | null; // other links to the list have none
  const isAsked = useNavigationType() === NavigationType.Push;
  return (isAsked && state?.sent) || null;
}
