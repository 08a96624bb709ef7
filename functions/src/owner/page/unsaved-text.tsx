import { readText } from './form-text.ts';

export function UnsavedText({ form }: { form: FormData }) {
  const texts = [...form.keys()]
    .filter((name) => isText(name) && !isUnchanged(form, name))
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

const isText = (name: string) => /^(?:reply$|text$|alt\/)/.test(name);

function isUnchanged(form: FormData, name: string): boolean {
  return name.startsWith('alt/') && form.get(name) === form.get(name.replace('alt/', 'was/'));
}
