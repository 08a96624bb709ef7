type ButtonsProps = { name: string; labels: Readonly<Record<string, string>> };

export function Buttons({ name, labels }: ButtonsProps) {
  return Object.entries(labels).map(([value, text]) => (
    <button key={value} type="submit" name={name} value={value}>
      {text}
    </button>
  ));
}
