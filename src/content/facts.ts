export type Answer = {
  name: string;
  text: string;
  url?: string; // of a page that says more
};

/** A fact that only the salon knows. A card leaves out each fact whose text is null. */
export type Fact = Omit<Answer, 'text'> & { text: string | null };

export function listKnown(facts: readonly Fact[]): Answer[] {
  return facts.filter((fact): fact is Answer => fact.text !== null);
}
