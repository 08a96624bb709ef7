/** What only the salon knows. Null: not answered yet, so no page shows it, and `npm run doctor` lists it. */
export type Fact = { name: string; text: string | null; url?: string };

export type KnownFact = Fact & { text: string };

export function listKnown(facts: readonly Fact[]): KnownFact[] {
  return facts.filter((fact): fact is KnownFact => fact.text !== null);
}
