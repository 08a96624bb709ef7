// Promises that the site makes in the salon's name and that nobody made: a comment above each says what the owner
// has to confirm, and goes away when she has.
import { advice, type Finding } from './finding.ts';

const mark = /(?:\/\/|\/\*) CONFIRM: (.+?)(?: \*\/\}?)?$/;

export function findConfirmations(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const sentence = mark.exec(line.trimEnd())?.[1];
    return sentence ? `${file}:${index + 1}  ${sentence}` : [];
  });
}

export function checkConfirmations(lines: readonly string[]): Finding[] {
  if (lines.length === 0) return [];
  return [
    advice(`Nog door de salon te bevestigen: ${lines.length}. Zie npm run doctor -- --confirm`),
  ];
}

export function listConfirmations(lines: readonly string[]): string {
  return [
    'Door de salon te bevestigen',
    ...lines.map((line) => `  ${line}`),
    lines.length === 0
      ? 'Niets: alles is bevestigd.'
      : `Samen ${lines.length}. Klopt het, haal dan de regel met CONFIRM weg; zo niet, verander dan eerst de tekst eronder.`,
  ].join('\n');
}
