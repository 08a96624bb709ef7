import type { Answer } from '../content/facts.ts';

/** Shows a question and its answer in one paragraph. */
export function FactLine({ fact: { name, text } }: { fact: Answer }) {
  return (
    <p>
      <strong>{name}</strong> {text}
    </p>
  );
}
