// Runs Lighthouse for a phone (slow 4G, a slow CPU), with simulated and applied throttling.
import lighthouse from 'lighthouse';
import { baselinePath } from './bench-site.ts';
import type { Figure } from './figures.ts';

type Plan = { origin: string; port: number; paths: readonly string[]; rounds: number };

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const audits = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'];
const options = { maxWaitForLoad: 6_000, disableFullPageScreenshot: true };
const devtools = { throttlingMethod: 'devtools' } as const;
const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

// Ignores 'Session closed': Lighthouse may close its session before its last commands end.
process.on('unhandledRejection', (reason) => {
  if (!String(reason).includes('Session closed')) throw reason;
});

/** Measures the baseline in each round, so that a busy machine slows both sides of the ratio. */
export async function runLighthouse({ origin, port, paths, rounds }: Plan): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const method of ['simulated', 'applied'] as const) {
    const repeats = method === 'applied' ? rounds : 1;
    for (let round = 1; round <= repeats; round++) {
      const simulated = { onlyCategories: [...scores] };
      const applied = { ...devtools, onlyAudits: [...audits, 'layout-shifts'] };
      const flags = { port, ...(method === 'simulated' ? simulated : applied) };
      const baseline = pickAudits(await runOnce(origin + baselinePath, flags));
      for (const page of paths) {
        const result = await runOnce(origin + page, flags);
        const { fcp, lcp, cls } = pickAudits(result);
        if (method === 'simulated') figures.push(...toScores(result, page));
        if (cls > 0) console.error(JSON.stringify(result.audits['layout-shifts']?.details));
        console.error(`Lighthouse ${method} ${round}: ${page} ${lcp.toFixed(0)} ms`);
        figures.push(
          { name: `${method} FCP / baseline`, page, value: fcp / baseline.fcp },
          { name: `${method} LCP / baseline`, page, value: lcp / baseline.lcp },
          { name: `${method} LCP`, page, value: lcp },
          { name: `${method} CLS`, page, value: cls },
        );
      }
    }
  }
  return figures;
}

async function runOnce(url: string, flags: Flags): Promise<Result> {
  // Retries, because Lighthouse sometimes loses its own trace on a busy machine.
  for (let attempt = 0; attempt < 3; attempt++) {
    const run = await lighthouse(url, { ...flags, ...options });
    if (run && !run.lhr.runtimeError) return run.lhr;
    console.error(run?.lhr.runtimeError?.message);
  }
  throw new Error(`Lighthouse gave up on ${url}`);
}

function pickAudits(result: Result) {
  const [fcp, lcp, cls] = audits.map((audit) => result.audits[audit]?.numericValue);
  return { fcp: fcp ?? Number.NaN, lcp: lcp ?? Number.NaN, cls: cls ?? Number.NaN };
}

function toScores({ categories, audits }: Result, page: string): Figure[] {
  return scores.flatMap((name) => {
    const category = categories[name];
    if (!category) return [];
    const counted = category.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id);
    const failed = counted.filter((id) => (audits[id]?.score ?? 1) < 0.9);
    if (failed.length > 0) console.error(`${name}: ${failed.join(', ')}`);
    return { name, page, value: (category.score ?? Number.NaN) * 100 };
  });
}
