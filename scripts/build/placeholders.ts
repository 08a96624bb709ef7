import { readdirSync, readFileSync } from 'node:fs';

const contentFolder = 'src/content';
const otherFiles = [
  'shared/salon.ts',
  'shared/phone-hours.ts',
  'shared/privacy.ts',
  'docs/eigenaar.md',
];

/** Matches a comment that begins with PLACEHOLDER, not one that only mentions the word. */
const placeholder = /(?:\/\/|\/\*\*?|<!--) ?PLACEHOLDER\b[.:]? *(?<reason>.*?) ?(?:\*\/|-->)?$/;

/** Lists the examples that the owner has not replaced, each with its line. */
export function listPlaceholders(): string[] {
  const contentFiles = readdirSync(contentFolder).map((name) => `${contentFolder}/${name}`);
  const files = [...contentFiles, ...otherFiles];
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return findPlaceholders(file, text);
  });
}

export function findPlaceholders(file: string, text: string): string[] {
  const found: string[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const comment = placeholder.exec(line);
    if (!comment) continue;
    const codeBeside = line.slice(0, comment.index).trim();
    const codeBelow = lines[index + 1]?.trim();
    const place = `${file}:${index + 1}`;
    const code = codeBeside || codeBelow;
    const reason = comment.groups?.reason;
    found.push(reason ? `${place}  ${code}  (${reason})` : `${place}  ${code}`);
  }
  return found;
}
