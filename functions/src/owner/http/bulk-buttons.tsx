/** `owner.css` shows it once a box is ticked, and `browser/owner.ts` shows the second button. */
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
