// Prints what a migration would do: each document that needs something, and then the counts.
import type { Fields } from '../../functions/src/database.ts';
import {
  findHidden,
  listUnusedFields,
  type OldDocument,
  planStep,
  type Settings,
  type Step,
} from './plan-migration.ts';

const binReasons = { 'no-text': 'it has no text', 'not-approved': 'it was not approved' };

export type Planned = { steps: readonly Step[]; counts: string };

export function printSteps(documents: readonly OldDocument[], settings: Settings): Planned {
  const counts = { 'to change': 0, 'to the bin': 0, 'shown to nobody': 0, 'that need nothing': 0 };
  const steps = documents.flatMap((document) => {
    const step = planStep(document, settings);
    const hidden = step?.bin ? null : findHidden(document);
    if (step) console.log(describeStep(step, document.fields, settings.dropped));
    if (hidden) console.log(`${document.path}\n  is shown to nobody: ${hidden}`);
    if (step?.bin) counts['to the bin'] += 1;
    else if (step) counts['to change'] += 1;
    else if (!hidden) counts['that need nothing'] += 1;
    if (hidden) counts['shown to nobody'] += 1;
    return step ?? [];
  });
  const list = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  return { steps, counts: `${documents.length} read, ${list.join(', ')}.` };
}

function describeStep({ path, changes, bin }: Step, fields: Fields, dropped: readonly string[]) {
  const lines = changes.map(({ field, value, why }) =>
    dropped.includes(field)
      ? `  ${field}: is removed` // its value may be private
      : `  ${field}: ${show(fields[field])} -> ${show(value)} (${why})`,
  );
  if (bin) lines.unshift(`  goes to the bin: ${binReasons[bin]}`);
  return [path, ...lines].join('\n');
}

function show(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** Everybody can read each field of a review and a photo, although the site does not show it. */
export function printPublicFields(documents: readonly OldDocument[], dropped: readonly string[]) {
  const paths = new Map<string, string[]>();
  for (const document of documents) {
    for (const field of listUnusedFields(document)) {
      paths.set(field, [...(paths.get(field) ?? []), document.path]);
    }
  }
  for (const [field, [first, ...others]] of paths) {
    if (dropped.includes(field)) continue;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    console.log(
      `Public, although the site does not use it: ${field}, in ${first}${more}. To remove it: --drop '${field}'`,
    );
  }
}
