import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';

type SubmitButtonProps = {
  sending: boolean;
  sendingText: string;
  children: string;
};

/** Stays focusable while sending: a disabled button would lose the focus. */
export function SubmitButton({ sending, sendingText, children }: SubmitButtonProps) {
  return (
    <div className="row">
      <Button type="submit" aria-disabled={sending}>
        {children}
      </Button>
      {/* Screen readers announce the text only if this element exists before the text. */}
      <div aria-live="polite">{sending && <Spinner>{sendingText}</Spinner>}</div>
    </div>
  );
}
