/**
 * A field for robots, which fill in all they find. It is not drawn, so that no person, screen reader
 * or autofill comes by it; its name is none that a browser knows an answer to.
 */
export function Honeypot() {
  return (
    <div hidden>
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </div>
  );
}
