// Promises that the site makes in the salon's name and that nobody made: a comment above each says what the owner
// has to confirm, and goes away when she has.
import { advice, type Finding } from './finding.ts';

const mark = /(?:\/\/|\/\*) CONFIRM: (.+?)(?: \*\/\}?)?$/;

type Confirmation = { place: string; sentence: string };

export function findConfirmations(file: string, text: string): Confirmation[] {
  return text.split('\n').flatMap((line, index) => {
    const sentence = mark.exec(line.trimEnd())?.[1];
    return sentence ? { place: `${file}:${index + 1}`, sentence } : [];
  });
}

export function checkConfirmations(confirmations: readonly Confirmation[]): Finding[] {
  if (confirmations.length === 0) return [];
  return [
    advice(
      `Nog door de salon te bevestigen: ${confirmations.length}. Zie npm run doctor -- --confirm`,
    ),
  ];
}

export function listConfirmations(confirmations: readonly Confirmation[]): string {
  const width = Math.max(...confirmations.map(({ place }) => place.length));
  return [
    'Door de salon te bevestigen',
    ...confirmations.map(({ place, sentence }) => `  ${place.padEnd(width)}  ${sentence}`),
    confirmations.length === 0
      ? 'Niets: alles is bevestigd.'
      : `Samen ${confirmations.length}. Klopt een zin, haal dan de regel met CONFIRM weg. Klopt een zin niet, verander dan eerst de tekst eronder.`,
  ].join('\n');
}
