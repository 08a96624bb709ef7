import { readdirSync, readFileSync } from 'node:fs';

const contentFolder = 'src/content';
const otherFiles = [
  'shared/salon.ts',
  'shared/phone-hours.ts',
  'shared/privacy.ts',
  'docs/eigenaar.md',
];

const commentStart = '(?://|/[*][*]?|<!--)';
const commentEnd = '(?:[*]/|-->)';
/** Matches a comment that begins with PLACEHOLDER, not one that only mentions the word. */
const placeholder = new RegExp(
  `${commentStart} ?PLACEHOLDER\\b[.:]? *(?<reason>.*?) ?${commentEnd}?$`,
);

/** Lists the examples that the owner has not replaced, each with its line. */
export function listPlaceholders(): string[] {
  const contentNames = readdirSync(contentFolder);
  const contentFiles = contentNames.map((name) => `${contentFolder}/${name}`);
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
    const lineNumber = index + 1;
    const codeBeside = line.slice(0, comment.index).trim();
    const codeBelow = lines[lineNumber]?.trim();
    const code = codeBeside || codeBelow;
    const place = `${file}:${lineNumber}  ${code}`;
    const reason = comment.groups?.reason;
    found.push(reason ? `${place}  (${reason})` : place);
  }
  return found;
}
