/** Accepts every name that Firestore allows: an older site named its reviews in another way. */
export function isDocumentName(name: string): boolean {
  return /^(?!\.\.?$|__.*__$)[^/]+$/s.test(name) && Buffer.byteLength(name) <= 1500;
}

export function readQuery({ url }: { url: string }): URLSearchParams {
  return new URLSearchParams(url.replace(/^[^?]*/, ''));
}

/** Reads the fields `naam` of the url and of the form. */
export function listDocumentNames(request: { url: string }, form = new FormData()): string[] {
  const names = [readQuery(request), form].flatMap((each) => each.getAll('naam').map(String));
  return [...new Set(names.filter(isDocumentName))];
}

type ReviewPath = 'recensie' | 'weghalen';

export function composeReviewUrl(path: ReviewPath, documentNames: readonly string[]): string {
  const query = documentNames.map((name) => `naam=${encodeURIComponent(name)}`);
  return `/beheer/${path}?${query.join('&')}`;
}
