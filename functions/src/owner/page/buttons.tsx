type ButtonsProps = { name: string; words: Readonly<Record<string, string>> };

export function Buttons({ name, words }: ButtonsProps) {
  return Object.entries(words).map(([value, text]) => (
    <button key={value} type="submit" name={name} value={value}>
      {text}
    </button>
  ));
}

/** Enter presses a form's first button. This one does nothing: it can only close a <dialog>. */
export function IgnoreEnter() {
  return (
    <input
      type="submit"
      value="Enter"
      formMethod="dialog"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden
    />
  );
}
