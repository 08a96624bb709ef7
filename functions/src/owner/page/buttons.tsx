type ButtonsProps = { name: string; words: Readonly<Record<string, string>> };

/** The one that is pressed stands in the form as the value of `name`. */
export function Buttons({ name, words }: ButtonsProps) {
  return Object.entries(words).map(([value, text]) => (
    <button key={value} type="submit" name={name} value={value}>
      {text}
    </button>
  ));
}
