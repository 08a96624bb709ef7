/** A fact that only the salon knows. Null: not answered yet, so no page shows the fact. */
export type Fact = { name: string; text: string | null; url?: string };

export type KnownFact = Fact & { text: string };

export function listKnown(facts: readonly Fact[]): KnownFact[] {
  return facts.filter((fact): fact is KnownFact => fact.text !== null);
}
