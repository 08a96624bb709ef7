type ButtonsProps = { name: string; words: Readonly<Record<string, string>> };

export function Buttons({ name, words }: ButtonsProps) {
  return Object.entries(words).map(([value, text]) => (
    <button key={value} type="submit" name={name} value={value}>
      {text}
    </button>
  ));
}

/** As a form's first button it is pressed by Enter. Outside a <dialog> it submits nothing. */
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
