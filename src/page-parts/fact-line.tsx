import type { Answer } from '../content/facts.ts';

/** Shows a question and its answer in one paragraph. */
export function FactLine({ fact }: { fact: Answer }) {
  return (
    <p>
      <strong>{fact.name}</strong> {fact.text}
    </p>
  );
}
