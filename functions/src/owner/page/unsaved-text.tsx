import { readAlts } from '../album/album-page.tsx';
import { readText } from '../owner-request.ts';

/** What a form held that could not be stored: it is not lost. */
export function Typed({ form }: { form: FormData }) {
  const texts = [readText(form, 'reply'), readText(form, 'text'), ...readAlts(form).values()];
  const typed = texts.filter(Boolean).join('\n\n');
  return (
    typed && (
      <label>
        Dit had u getypt:
        <textarea rows={6} readOnly defaultValue={typed} />
      </label>
    )
  );
}
