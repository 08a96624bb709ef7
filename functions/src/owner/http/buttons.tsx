type ButtonsProps = {
  name: string;
  labels: Readonly<Record<string, string>>;
  action?: string; // replaces that of the form
  isQuiet?: boolean;
};

export function Buttons({ name, labels, action, isQuiet = false }: ButtonsProps) {
  return Object.entries(labels).map(([value, text]) => (
    <button
      key={value}
      type="submit"
      name={name}
      value={value}
      formAction={action}
      className={isQuiet ? 'quiet' : undefined}
    >
      {text}
    </button>
  ));
}

/** Appears once a box is ticked. `browser/owner.ts` shows the second button. */
export function BulkButtons({ label }: { label: string }) {
  return (
    <p className="actions bulk">
      <button type="submit">{label}</button>
      <button type="button" value="above" hidden>
        Kies ook alles erboven
      </button>
    </p>
  );
}
