// What is deployed, requested as a visitor would. A site that is not there yet is no problem.
import { advice, type Finding, problem } from './finding.ts';

const usualTimeout = 6_000; // ms, for one request

/** `appCheck`: whether the site has it. Where it is enforced, only a browser gets through. */
export async function checkRules(
  documents: string,
  { appCheck = false, timeout = usualTimeout } = {},
): Promise<Finding[]> {
  const [allowed, forbidden] = await Promise.all([
    request(`${documents}/reviews?pageSize=1`, timeout),
    request(`${documents}/mailedReviews?pageSize=1`, timeout),
  ]);
  if (!allowed || !forbidden) return [advice('The database could not be reached.')];
  if (forbidden.status === 200) {
    return [
      problem('The rules of the project let everyone read everything: deploy firestore.rules.'),
    ];
  }
  if (allowed.status === 403) {
    return [
      appCheck
        ? advice('The database refuses requests: is App Check enforced? Then look at /recensies.')
        : problem('The rules of the project let nobody read reviews: deploy firestore.rules.'),
    ];
  }
  if (allowed.status === 200 && forbidden.status === 403) return [];
  return [
    problem(`The database responds with ${allowed.status} and ${forbidden.status}: is it created?`),
  ];
}

export async function checkMailFunction(url: string, timeout = usualTimeout): Promise<Finding[]> {
  const response = await request(url, timeout);
  if (!response) return [advice(`${url} could not be reached.`)];
  // Without its parameters, ours says which one is missing.
  if (response.status === 400 && response.text.includes("'name'")) return [];
  if (response.status === 404) {
    return [problem(`${url} is not there: deploy the functions, and the rewrite to sendMail.`)];
  }
  return [problem(`${url} responds with ${response.status}, which is not our mail function.`)];
}

/** The owner's pages, and the function that serves her photos. */
export async function checkOwnerPages(url: string, timeout = usualTimeout): Promise<Finding[]> {
  const [entry, photo] = await Promise.all([
    request(`${url}/beheer`, timeout),
    request(`${url}/fotos/album/eigen-0000000000000000.jpg`, timeout),
  ]);
  if (!entry || !photo) return [advice(`${url}/beheer could not be reached.`)];
  const findings: Finding[] = [];
  if (entry.status !== 200 || !entry.text.includes('/beheer/nieuwe-link')) {
    findings.push(
      problem(
        `${url}/beheer responds with ${entry.status}: set OWNER_SECRET, deploy the functions.`,
      ),
    );
  }
  // The site's own page for what is not there would be HTML.
  if (photo.status !== 404 || !photo.headers.get('content-type')?.startsWith('text/plain')) {
    findings.push(problem(`The function serveAlbum does not respond: deploy it, with its bucket.`));
  } else if (/max-age=[1-9]/.test(photo.headers.get('cache-control') ?? '')) {
    findings.push(problem(`A photo that is not there is kept by caches: see docs/going-live.md.`));
  }
  return findings;
}

export async function checkSite(
  url: string,
  policy: string | undefined, // the Content-Security-Policy of firebase.json
  timeout = usualTimeout,
): Promise<Finding[]> {
  const [home, unknown] = await Promise.all([
    request(`${url}/`, timeout),
    request(`${url}/is-er-niet`, timeout),
  ]);
  if (!home || !unknown) return [advice(`${url} could not be reached: is it deployed?`)];
  if (home.status !== 200) return [problem(`${url} responds with ${home.status}.`)];
  const findings: Finding[] = [];
  if (home.headers.get('content-security-policy') !== policy) {
    findings.push(problem(`${url} has another security policy than firebase.json: deploy it.`));
  }
  if (!home.text.includes(`${url}/`) && !home.text.includes(`href="${url}"`)) {
    findings.push(problem(`${url} shows a page that is built for another url.`));
  }
  if (unknown.status !== 404) {
    findings.push(
      problem(`${url}/is-er-niet responds with ${unknown.status}, and has to be a 404.`),
    );
  }
  return findings;
}

async function request(url: string, timeout: number) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch {
    return null;
  }
}
