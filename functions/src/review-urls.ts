const forbiddenNames = ['', '.', '..'];
const reservedName = /^__.*__$/s;
const maxNameBytes = 1500;

/** Accepts every name that Firestore allows: an older site named its reviews in another way. */
export function isDocumentName(name: string): boolean {
  if (forbiddenNames.includes(name)) return false;
  if (reservedName.test(name)) return false;
  if (name.includes('/')) return false;
  const bytes = Buffer.byteLength(name);
  return bytes <= maxNameBytes;
}

type Requested = { url: string };

export function readQuery({ url }: Requested): URLSearchParams {
  const query = url.replace(/^[^?]*/, '');
  return new URLSearchParams(query);
}

/** Reads the fields `naam` of the url and of the form. */
export function listDocumentNames(request: Requested, form: FormData): string[] {
  const query = readQuery(request);
  const namesInUrl = query.getAll('naam');
  const namesInForm = form.getAll('naam').map(String);
  const names = [...namesInUrl, ...namesInForm];
  const uniqueNames = new Set(names.filter(isDocumentName));
  return [...uniqueNames];
}

type ReviewPath = 'recensie' | 'weghalen';

export function composeReviewUrl(path: ReviewPath, documentNames: readonly string[]): string {
  const encodedNames = documentNames.map(encodeURIComponent);
  const fields = encodedNames.map((name) => `naam=${name}`);
  const query = fields.join('&');
  return `/beheer/${path}?${query}`;
}
