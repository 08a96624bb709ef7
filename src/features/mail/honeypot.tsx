/** A field that only robots fill in: not drawn, and with a name that no browser fills by itself. */
export function Honeypot() {
  return (
    <div hidden>
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </div>
  );
}
