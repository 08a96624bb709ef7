/** What only the salon knows. Null: not answered yet, so no page shows it, and `npm run doctor` lists it. */
export type Fact = { name: string; text: string | null };

export type KnownFact = { name: string; text: string };

export function listKnown(facts: readonly Fact[]): KnownFact[] {
  return facts.flatMap(({ name, text }) => (text === null ? [] : { name, text }));
}
