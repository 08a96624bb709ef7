/** A fact that only the salon knows. No page shows a fact whose text is null. */
export type Fact = { name: string; text: string | null; url?: string };

type KnownFact = Fact & { text: string };

export function listKnown(facts: readonly Fact[]): KnownFact[] {
  return facts.filter((fact): fact is KnownFact => fact.text !== null);
}
