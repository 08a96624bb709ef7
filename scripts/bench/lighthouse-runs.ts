// Lighthouse for mobile, simulated and applied (slow 4G and a CPU four times as slow, its defaults).
import lighthouse from 'lighthouse';
import { limitPath } from './budgets.ts';
import {
  type Category,
  categories,
  type LighthouseRun,
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
  const result = await lighthouse(`${origin}${page}`, {
    port,
    logLevel: 'silent',
    onlyCategories: [...asked],
    throttlingMethod: method === 'simulated' ? 'simulate' : 'devtools',
    // A live list never stops listening, so the network is never quite at rest.
    maxWaitForLoad: 20_000,
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? `no result of ${page}`}`);
  }
  return readRun(result.lhr, page, method, asked);
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readRun(lhr: Result, page: string, method: Method, asked: readonly Category[]) {
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
    lcpElement: findLcpElement(lhr),
  };
}

/** Audits that count for a category and did not get all of their points. */
function listFailed(lhr: Result): string[] {
  const counting = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return counting.filter((id) => (lhr.audits[id]?.score ?? 1) < 1);
}

function findLcpElement(lhr: Result): string {
  const details = JSON.stringify(lhr.audits['largest-contentful-paint-element']?.details ?? {});
  const [, snippet] = /"snippet":("(?:[^"\\]|\\.)*")/.exec(details) ?? [];
  return snippet ? String(JSON.parse(snippet)) : '?';
}
