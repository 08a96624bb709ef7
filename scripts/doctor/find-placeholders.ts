import { readdirSync, readFileSync } from 'node:fs';

/** The files whose placeholders block going live. */
export const filesToFillIn: readonly string[] = [
  ...readdirSync('src/content').map((name) => `src/content/${name}`),
  'shared/salon.ts',
  'shared/phone-hours.ts',
  'shared/privacy.ts',
  'docs/eigenaar.md',
];

/** Matches a comment that begins with PLACEHOLDER, not one that only mentions the word. */
export const mark = /(?:\/\/|\/\*\*?|<!--) ?PLACEHOLDER\b[.:]? *(.*?) ?(?:\*\/|-->)?$/;
const title = /(?:question|name|label): (['"`])(.+)\1,\n\s*(?:answer|text):/;
const comment = /(?:^|\s)(?:\/\/|\/\*|<!--).*$/;

export function listPlaceholders(): string[] {
  return filesToFillIn.flatMap((file) => findPlaceholders(file, readFileSync(file, 'utf8')));
}

export function findPlaceholders(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index, lines) => {
    const code = stripComment(line);
    const [isMarked, reason] = mark.exec(line) ?? [];
    if (!isMarked) return [];
    const shown = code || stripComment(lines[index + 1] ?? ''); // no code here: shows the next line
    const [, , question] = title.exec(`${lines[index - 1]}\n${line}`) ?? [];
    const why = [question, reason].filter(Boolean).join(': ');
    return `${file}:${index + 1}  ${shown}${why ? `  (${why})` : ''}`;
  });
}

function stripComment(line: string): string {
  return line
    .replace(comment, '')
    .trim()
    .replace(/^export const |[,;]$/g, '');
}
