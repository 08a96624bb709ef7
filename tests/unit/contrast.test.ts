// Pairs of colours that axe does not check: graphics, and texts on hover.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = new Map(
  Array.from(
    readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g),
    ([, name = '', colour = '']) => [name, colour] as const,
  ),
);

const grounds = ['paper', 'wall', 'light', 'white', 'dew'];

const hoverTexts: [text: string, grounds: string[]][] = [
  ['paper', ['forest-deep']],
  ['forest-deep', grounds],
];

const graphics: [graphic: string, grounds: string[]][] = [
  ['forest', grounds], // edge of a button
  ['forest-deep', [...grounds, 'straw']], // focus ring
  ['straw', ['forest-deep']], // focus ring in the footer
  ['edge', ['paper', 'wall', 'white']], // edge of a field
  ['error', ['white', 'paper']], // edge of an invalid field
  ['star', ['paper', 'wall', 'white', 'light']], // stars, and the paw's pads in the logo
  ['brick', ['wall']], // line under the current page
  ['light', ['forest']], // the paw in the logo
  ['paper', ['forest-deep', 'warning', 'error', 'ink']], // icon in a banner
];

const flatten = (pairs: [string, string[]][]) =>
  pairs.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

test.each(flatten(hoverTexts))('the text colour %s has enough contrast on %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(flatten(graphics))(
  'the graphic colour %s has enough contrast on %s',
  (graphic, ground) => {
    expect(contrast(graphic, ground)).toBeGreaterThanOrEqual(3);
  },
);

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, as WCAG defines it. */
function luminance(name: string): number {
  const colour = tokens.get(name);
  if (!colour) throw new Error(`tokens.css has no --color-${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
