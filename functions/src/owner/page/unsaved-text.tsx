import { readText } from './form-text.ts';

export function UnsavedText({ form }: { form: FormData }) {
  const texts = [...form.keys()]
    .filter((name) => /^(?:reply|text|alt)$/.test(name))
    .map((name) => readText(form, name))
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
