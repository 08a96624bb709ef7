/** Shows the texts of a form that was not stored. `form`: no FormData if it was not read. */
export function UnsavedText({ form }: { form: FormData | string | null }) {
  if (!(form instanceof FormData)) return null;
  const texts = ['reply', 'text', 'alt']
    .map((name) => String(form.get(name) ?? '').trim())
    .filter(Boolean);
  return (
    texts.length > 0 && (
      <label>
        Dit had u getypt:
        <textarea rows={6} readOnly defaultValue={texts.join('\n\n')} />
      </label>
    )
  );
}
