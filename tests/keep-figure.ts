// Figures of a test run: what was tried, how often, and what came of it. `npm test` prints them.
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { figuresFile } from '../scripts/test/test-figures.ts';

/** Call it after the expectations that the figure rests on: what failed is not reported as held. */
export function keepFigure(what: string, figure: number | string): void {
  mkdirSync(dirname(figuresFile), { recursive: true });
  appendFileSync(figuresFile, `${JSON.stringify({ what, figure })}\n`);
}
