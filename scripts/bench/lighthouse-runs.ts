// Lighthouse for mobile, simulated and applied (slow 4G and a CPU four times as slow, its defaults).
import lighthouse from 'lighthouse';
import { limitPath } from './budgets.ts';
import {
  type Category,
  categories,
  type LighthouseRun,
  type LongTask,
  type Method,
} from './lighthouse-figures.ts';

type Plan = {
  origin: string;
  pages: readonly string[];
  counts: Readonly<Record<Method, number>>;
  /** Of a browser that listens to it. */
  port: number;
  tell: (line: string) => void;
};

// When a page was not at rest in time, Lighthouse goes on without waiting, but one of its own questions
// to the closed page is still under way, and nobody is there for its failure.
process.on('unhandledRejection', (reason) => {
  if (!String(reason).includes('Session closed')) throw reason;
});

/** Pages take turns, the limit page too, so that whatever else the machine does hits all alike. */
export async function runLighthouseInTurns(plan: Plan): Promise<LighthouseRun[]> {
  const runs: LighthouseRun[] = [];
  for (const method of ['simulated', 'applied'] as const) {
    for (let round = 0; round < plan.counts[method]; round++) {
      for (const page of [limitPath, ...plan.pages]) {
        // The other categories are the same each time.
        const asked = round === 0 ? categories : (['performance'] as const);
        const run = await runLighthouse(plan, page, method, asked);
        plan.tell(`${method} ${round + 1} ${page}: LCP ${run.lcp.toFixed(0)} ms`);
        runs.push(run);
      }
    }
  }
  return runs;
}

async function runLighthouse(
  { origin, port }: Plan,
  page: string,
  method: Method,
  asked: readonly Category[],
): Promise<LighthouseRun> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: [...asked],
    throttlingMethod: method === 'simulated' ? 'simulate' : 'devtools',
    disableFullPageScreenshot: true,
  };
  const lhr = await tryThrice(`${origin}${page}`, flags);
  return readRun(lhr, page, method, asked);
}

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;

/** On a busy machine Lighthouse now and then loses its own trace. */
async function tryThrice(address: string, flags: Flags): Promise<Result> {
  let problem = '';
  for (let turn = 0; turn < 3; turn++) {
    const result = await lighthouse(address, flags);
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? 'no result';
  }
  throw new Error(`Lighthouse gave up on ${address}: ${problem}`);
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readRun(
  lhr: Result,
  page: string,
  method: Method,
  asked: readonly Category[],
): LighthouseRun {
  const read = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: Category) => (lhr.categories[category]?.score ?? Number.NaN) * 100;
  return {
    method,
    page,
    fcp: read('first-contentful-paint'),
    lcp: read('largest-contentful-paint'),
    tbt: read('total-blocking-time'),
    cls: read('cumulative-layout-shift'),
    scores: Object.fromEntries(asked.map((category) => [category, score(category)])),
    failed: listFailed(lhr),
    lcpElement: findSnippets(lhr, 'largest-contentful-paint-element')[0] ?? '?',
    longTasks: listLongTasks(lhr),
    shifted: findSnippets(lhr, 'layout-shifts'),
  };
}

/** Audits that count for a category and did not get all of their points. */
function listFailed(lhr: Result): string[] {
  const counting = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return counting.filter((id) => (lhr.audits[id]?.score ?? 1) < 1);
}

/** The elements that an audit names, as the start of their HTML. */
function findSnippets(lhr: Result, audit: string): string[] {
  const details = JSON.stringify(lhr.audits[audit]?.details ?? {});
  return [...details.matchAll(/"snippet":("(?:[^"\\]|\\.)*")/g)].map(([, text]) =>
    String(JSON.parse(text ?? '""')),
  );
}

function listLongTasks(lhr: Result): LongTask[] {
  const { details } = lhr.audits['long-tasks'] ?? {};
  if (details?.type !== 'table') return [];
  return details.items.map(({ url, duration }) => ({
    file: String(url).replace(/^https?:.*\//, '/'),
    milliseconds: Number(duration),
  }));
}
