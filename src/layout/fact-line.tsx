import type { Fact } from '../content/facts.ts';

/** Shows a question and its answer in one paragraph, if the owner gave the answer. */
export function FactLine({ fact: { name, text } }: { fact: Fact }) {
  return (
    text && (
      <p>
        <strong>{name}</strong> {text}
      </p>
    )
  );
}
