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
  if (!allowed || !forbidden) return [advice('De database was niet te bereiken.')];
  if (forbidden.status === 200) {
    return [
      problem(
        'Door de regels van het project kan iedereen alles lezen: zet firestore.rules online.',
      ),
    ];
  }
  if (allowed.status === 403) {
    return [
      appCheck
        ? advice(
            'De database weigert verzoeken: staat de handhaving van App Check aan? Kijk dan of /recensies het doet.',
          )
        : problem(
            'Door de regels van het project kan niemand recensies lezen: zet firestore.rules online.',
          ),
    ];
  }
  if (allowed.status === 200 && forbidden.status === 403) return [];
  return [
    problem(
      `De database antwoordt met ${allowed.status} en ${forbidden.status}: is die al aangemaakt?`,
    ),
  ];
}

export async function checkMailFunction(url: string, timeout = usualTimeout): Promise<Finding[]> {
  const response = await request(url, timeout);
  if (!response) return [advice(`${url} was niet te bereiken.`)];
  // Without its parameters, ours says which one is missing.
  if (response.status === 400 && response.text.includes("'name'")) return [];
  if (response.status === 404) {
    return [problem(`${url} is er niet: zet de functies online, en de rewrite naar sendMail.`)];
  }
  return [problem(`${url} antwoordt met ${response.status}. Dat is niet onze mailfunctie.`)];
}

/** The owner's pages, and the function that serves her photos. */
export async function checkOwnerPages(url: string, timeout = usualTimeout): Promise<Finding[]> {
  const [entry, photo] = await Promise.all([
    request(`${url}/beheer`, timeout),
    request(`${url}/fotos/album/eigen-0000000000000000.jpg`, timeout),
  ]);
  if (!entry || !photo) return [advice(`${url}/beheer was niet te bereiken.`)];
  const findings: Finding[] = [];
  if (entry.status !== 200 || !entry.text.includes('/beheer/nieuwe-link')) {
    findings.push(
      problem(
        `${url}/beheer antwoordt met ${entry.status}: stel OWNER_SECRET in en zet de functies online.`,
      ),
    );
  }
  // The site's own page for what is not there would be HTML.
  if (photo.status !== 404 || !photo.headers.get('content-type')?.startsWith('text/plain')) {
    findings.push(
      problem(
        'De functie serveAlbum antwoordt niet: zet die online, met de opslag (bucket) voor de foto’s.',
      ),
    );
  } else if (/max-age=[1-9]/.test(photo.headers.get('cache-control') ?? '')) {
    findings.push(problem('Caches bewaren een foto die er niet is: zie docs/going-live.md.'));
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
  if (!home || !unknown) return [advice(`${url} was niet te bereiken: staat de site al online?`)];
  if (home.status !== 200) return [problem(`${url} antwoordt met ${home.status}.`)];
  const findings: Finding[] = [];
  if (home.headers.get('content-security-policy') !== policy) {
    findings.push(
      problem(
        `${url} heeft een ander beveiligingsbeleid dan firebase.json: zet de site opnieuw online.`,
      ),
    );
  }
  if (!home.text.includes(`${url}/`) && !home.text.includes(`href="${url}"`)) {
    findings.push(problem(`${url} toont een pagina die voor een ander adres is gebouwd.`));
  }
  if (unknown.status !== 404) {
    findings.push(
      problem(`${url}/is-er-niet antwoordt met ${unknown.status}, en dat moet een 404 zijn.`),
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
