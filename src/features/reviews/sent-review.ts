// Takes the visitor from the form's thanks to the new review in the list.
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export type SentState = { sent: string | undefined };

/** The document name of the sent review, if the visitor followed the link to it; else null. */
export function useSentReview(): string | null {
  const state = useLocation().state as Partial<SentState> | null;
  const isPush = useNavigationType() === NavigationType.Push;
  return (isPush && state?.sent) || null;
}
