import { readdirSync, readFileSync } from 'node:fs';

const files: readonly string[] = [
  ...readdirSync('src/content').map((name) => `src/content/${name}`),
  'shared/salon.ts',
  'shared/phone-hours.ts',
  'shared/privacy.ts',
  'docs/eigenaar.md',
];

/** Matches a comment that begins with PLACEHOLDER, not one that only mentions the word. */
const mark = /(?:\/\/|\/\*\*?|<!--) ?PLACEHOLDER\b[.:]? *(.*?) ?(?:\*\/|-->)?$/;

/** Lists the examples that the owner has not replaced, each with its line. */
export function listPlaceholders(): string[] {
  return files.flatMap((file) => findPlaceholders(file, readFileSync(file, 'utf8')));
}

export function findPlaceholders(file: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [comment, reason] = mark.exec(line) ?? [];
    if (comment === undefined) return [];
    const code = line.replace(comment, '').trim() || lines[index + 1]?.trim();
    return `${file}:${index + 1}  ${code}${reason ? `  (${reason})` : ''}`;
  });
}
