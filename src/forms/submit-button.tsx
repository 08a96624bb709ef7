import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';

type SubmitButtonProps = {
  sending: boolean;
  sendingText: string;
  children: string;
};

/** Stays focusable while sending: a disabled button would drop the keyboard's place. */
export function SubmitButton({ sending, sendingText, children }: SubmitButtonProps) {
  return (
    <div className="row">
      <Button type="submit" aria-disabled={sending}>
        {children}
      </Button>
      {/* There before its text, or it is not read out. */}
      <div aria-live="polite">{sending && <Spinner>{sendingText}</Spinner>}</div>
    </div>
  );
}
