/** `form`: null or a problem if it was not read. */
export function UnsavedText({ form }: { form: FormData | string | null }) {
  if (!(form instanceof FormData)) return null;
  const texts = [...form]
    .filter(([name, value]) => /^(?:reply|text|alt)$/.test(name) && typeof value === 'string')
    .map(([, value]) => String(value).trim())
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
