// What is deployed: asked as a visitor would, with a deadline, and no answer is no problem: a site
// that is not there yet has none.
import { createHash } from 'node:crypto';
import { advice, type Finding, fine, problem } from './finding.ts';

/** Milliseconds, for one question. */
const usualPatience = 6_000;

/** `appCheck`: whether the site has it. Where it is enforced, nobody outside a browser may look. */
export async function checkRules(
  documents: string,
  { appCheck = false, patience = usualPatience } = {},
): Promise<Finding[]> {
  const [allowed, forbidden] = await Promise.all([
    ask(`${documents}/reviews?pageSize=1`, patience),
    ask(`${documents}/mailedReviews?pageSize=1`, patience),
  ]);
  if (!allowed || !forbidden) return [advice('The database could not be asked.')];
  if (forbidden.status === 200) {
    return [
      problem('The rules of the project let everyone read everything: deploy firestore.rules.'),
    ];
  }
  if (allowed.status === 403 && appCheck) {
    return [
      advice('The database refuses to be asked: is App Check enforced? Then look at /recensies.'),
    ];
  }
  if (allowed.status === 403) {
    return [problem('The rules of the project let nobody read reviews: deploy firestore.rules.')];
  }
  if (allowed.status !== 200 || forbidden.status !== 403) {
    return [
      problem(`The database answers ${allowed.status} and ${forbidden.status}: is it created?`),
    ];
  }
  return [fine('The database lets visitors read reviews and nothing else.')];
}

export async function checkMailFunction(
  address: string,
  patience = usualPatience,
): Promise<Finding[]> {
  const answer = await ask(address, patience);
  if (!answer) return [advice(`${address} could not be asked.`)];
  // Without its parameters, ours says which one is missing.
  if (answer.status === 400 && answer.text.includes("'name'")) {
    return [fine('The mail function answers.')];
  }
  if (answer.status === 404) {
    return [problem(`${address} is not there: deploy the functions, and the rewrite to sendMail.`)];
  }
  return [problem(`${address} answers ${answer.status}, which is not our mail function.`)];
}

export async function checkSite(address: string, patience = usualPatience): Promise<Finding[]> {
  const [home, unknown] = await Promise.all([
    ask(`${address}/`, patience),
    ask(`${address}/is-er-niet`, patience),
  ]);
  if (!home || !unknown) return [advice(`${address} could not be asked: is it deployed?`)];
  if (home.status !== 200) return [problem(`${address} answers ${home.status}.`)];
  const policy = home.headers.get('content-security-policy') ?? '';
  const findings: Finding[] = [];
  if (!allowsOwnScript(policy, home.text)) {
    findings.push(problem(`${address} has another security policy than firebase.json: deploy it.`));
  }
  if (!home.text.includes(`${address}/`) && !home.text.includes(`href="${address}"`)) {
    findings.push(problem(`${address} shows a page that is built for another address.`));
  }
  if (unknown.status !== 404) {
    findings.push(problem(`${address}/is-er-niet answers ${unknown.status}, and has to be a 404.`));
  }
  return findings.length > 0 ? findings : [fine(`${address} serves this site.`)];
}

/** Whether the policy holds the hash of the one script that stands in the page. */
function allowsOwnScript(policy: string, page: string): boolean {
  const [, script] = /<script data-app[^>]*>([^<]+)<\/script>/.exec(page) ?? [];
  return (
    !script || policy.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  );
}

type Answer = { status: number; text: string; headers: Headers };

/** Null when nothing answers in time. */
async function ask(address: string, patience = usualPatience): Promise<Answer | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch {
    return null;
  }
}
