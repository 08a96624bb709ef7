type ButtonsProps = { name: string; labels: Readonly<Record<string, string>> };

export function Buttons({ name, labels }: ButtonsProps) {
  return Object.entries(labels).map(([value, text]) => (
    <button key={value} type="submit" name={name} value={value}>
      {text}
    </button>
  ));
}

export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
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
