type ButtonsProps = { name: string; words: Readonly<Record<string, string>> };

/** The one that is pressed stands in the form as the value of `name`. */
export function Buttons({ name, words }: ButtonsProps) {
  return Object.entries(words).map(([value, text]) => (
    <button key={value} type="submit" name={name} value={value}>
      {text}
    </button>
  ));
}

/**
 * Enter in a field presses a form's first button that is enabled and drawn. This one does nothing: its method is for
 * dialogs. Browsers that do not know the method send a GET, which only shows the page.
 */
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
