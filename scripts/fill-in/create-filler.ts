import { mark } from '../doctor/find-placeholders.ts';
import type { Filling } from './fillings.ts';

/** Matches the code up to a value, with the value's name; the value; what ends the line. */
const assignment = /^(\s*(?:export const |let )?(\w+)(?:: \w+)?(?: =|:) )(.*?)([,;]?)$/;

/** Returns a function that fills in the placeholders of one file's text after another. */
export function createFiller({ values, hours, answer }: Filling) {
  const hoursLeft = [...hours];
  let questions = 0;

  function fillLine(line: string): string[] {
    const code = line.replace(mark, '').trimEnd();
    if (code.startsWith('  { first:')) return hoursLeft.splice(0, 1).map((each) => `  ${each},`);
    if (!/^\s*(?:export|let|\w+:)/.test(code)) return [code]; // a text of the owner's guide
    const [, start = '', name = '', , end = ''] = assignment.exec(code) ?? [];
    const value = name === 'text' ? answer(++questions) : values[name];
    if (!value) throw new Error(`scripts/fill-in/fillings.ts has no value for: ${code.trim()}`);
    return [start + value + end];
  }

  return (text: string): string =>
    text
      .replace(/^ *(\/\/ PLACEHOLDER\b).*\n(.*)/gm, '$2 $1') // a mark above its line
      .split('\n')
      .flatMap((line) => (mark.test(line) ? fillLine(line) : line))
      .join('\n');
}
