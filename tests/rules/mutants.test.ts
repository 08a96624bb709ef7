import { expect, test } from 'vitest';
import { emulatorTest, rulesText } from '../emulator.ts';
import { keepFigure } from '../keep-figure.ts';
import { judgeRules } from './judge-rules.ts';
import { createMutants } from './mutants.ts';

/** Mutants judged at a time; more do not make it faster on two cores. */
const workers = 4;

// It takes one to three minutes, and only a change of the rules or the tables changes its result.
(process.env.SOAK ? emulatorTest : test.skip)(
  'no clause of the rules can be wrong without a table that shows it',
  async () => {
    const mutants = createMutants(rulesText);
    const survivors: string[] = [];
    let next = 0;

    async function judgeNext(worker: number) {
      for (let mutant = mutants[next++]; mutant; mutant = mutants[next++]) {
        const { value } = await judgeRules(`rules-mutant-${worker}`, mutant.rules).next();
        if (value === undefined) survivors.push(mutant.what);
      }
    }
    await Promise.all(Array.from({ length: workers }, (_, worker) => judgeNext(worker)));

    expect(mutants.length).toBeGreaterThan(100);
    expect(survivors).toEqual([]);
    keepFigure('rules: mutants caught', mutants.length);
    keepFigure('rules: mutants that got away', survivors.length);
  },
  600_000,
);
