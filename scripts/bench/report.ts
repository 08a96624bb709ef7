// What a run of the bench leaves behind: the table on the screen, and all of it in a file.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { type Figure, limitPath } from './budgets.ts';
import type { LighthouseRun } from './lighthouse-figures.ts';
import type { BenchOptions } from './options.ts';
import { composeTable, describeBroken, describeLighthouse } from './table.ts';

type Start = { at: Date; load: number };

type Results = {
  start: Start;
  options: BenchOptions;
  figures: readonly Figure[];
  lighthouse: readonly LighthouseRun[];
  /** What could not be measured, and why. */
  problems: readonly string[];
};

const resultFile = '.local/bench/bench.json';

export function noteStart(): Start {
  return { at: new Date(), load: readLoad() };
}

/** Answers whether everything was measured, and every budget holds. */
export async function report(results: Results): Promise<boolean> {
  const { start, figures, lighthouse, problems } = results;
  const broken = describeBroken(figures);
  const minutes = (Date.now() - start.at.getTime()) / 60_000;
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version };
  const load = { before: start.load, after: readLoad() };

  if (figures.length > 0) console.log(`\n${composeTable(figures)}\n`);
  if (lighthouse.length > 0) console.log(`${describeLighthouse(lighthouse)}\n`);
  console.log(`${limitPath} is the home page without any script; it is judged by nothing.`);
  console.log(`Measured in ${minutes.toFixed(0)} min on ${machine.processors} processors.`);
  console.log(describeLoad(load.before, machine.processors));
  if (problems.length > 0) console.log(`\nNot measured:\n- ${problems.join('\n- ')}`);
  console.log(broken.length > 0 ? `\nBroken:\n- ${broken.join('\n- ')}` : '\nNo budget is broken.');

  await mkdir(dirname(resultFile), { recursive: true });
  const content = { ...results, minutes, machine, load, broken };
  await writeFile(resultFile, `${JSON.stringify(content, null, 2)}\n`);
  console.log(`\nAll of it: ${resultFile}`);
  return broken.length + problems.length === 0;
}

/** How many processes wanted a processor in the last minute. */
function readLoad(): number {
  return loadavg()[0] ?? 0;
}

/** Beside other work, long tasks and clicks measure that work too. */
export function describeLoad(load: number, processors: number): string {
  const figure = `The load was ${load.toFixed(1)} at the start`;
  return load > processors / 2
    ? `${figure}: the machine was busy, so only bytes, requests and ratios can be trusted.`
    : `${figure}: the machine was free.`;
}
