// `npm run fonts`: cuts the two typefaces down to what the site uses, and writes their style sheet.
import { writeFile } from 'node:fs/promises';
import { type Fallback, fallbacks, matchFallback } from './fonts/match-fallback.ts';
import { cutTypeface, heading, type Typeface, text } from './fonts/typefaces.ts';

const styles = new URL('../src/styles/', import.meta.url);

const { arial, arialBold, timesBold, roboto } = fallbacks;
const faces = [
  await writeFace(heading),
  await writeFace(text),
  await composeFallback(heading, 'Times', timesBold, '500 700'),
  await composeFallback(heading, 'Roboto', roboto, '400'),
  await composeFallback(text, 'Arial', arial, '400 500', 400),
  await composeFallback(text, 'Arial', arialBold, '501 700', 650),
  await composeFallback(text, 'Roboto', roboto, '400', 400),
];
const note = '/* Written by `npm run fonts`. */\n';
await writeFile(new URL('fonts.css', styles), note + faces.join('\n'));

async function writeFace(typeface: Typeface): Promise<string> {
  const font = await cutTypeface(typeface, 'woff2');
  const file = `fonts/${typeface.family.toLowerCase()}.woff2`;
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
  await writeFile(new URL(file, styles), font);
  return composeFace(typeface.family, [
    `src: url("./${file}") format("woff2");`,
    `font-weight: ${typeface.weight};`,
    `font-display: ${typeface.display};`,
  ]);
}

async function composeFallback(
  typeface: Typeface,
  name: string,
  fallback: Fallback,
  weight: string,
  measuredAt?: number,
): Promise<string> {
  const axes = measuredAt ? { wght: measuredAt } : typeface.axes;
  const font = await cutTypeface(typeface, 'sfnt', axes);
  const lines = await matchFallback(font, fallback);
  return composeFace(`${typeface.family} ${name}`, [...lines, `font-weight: ${weight};`]);
}

function composeFace(family: string, lines: string[]): string {
  return `@font-face {\n  font-family: "${family}";\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}
