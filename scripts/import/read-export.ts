// The export of an old site -> rows, each with the line it stands on. Two kinds of file:
// - JSON: a list of documents, or { "reviews": ..., "photos": ... } with lists, or with objects that
//   have the documents' names as their keys;
// - CSV with a header, with commas or semicolons.
import { parse } from 'csv-parse/sync';
import { listLines } from './json-lines.ts';

export type Row = {
  line: number;
  kind: 'reviews' | 'photos';
  /** The name that the document had, or null when the export does not tell. */
  name: string | null;
  fields: Readonly<Record<string, unknown>>;
};

const kinds = ['reviews', 'photos'] as const;

/** Where exports put the name of a document; never `name`, which is the reviewer's. */
const nameFields = ['__name__', 'documentId', 'document', 'key', '_id'];

/** Throws a sentence when the file as a whole cannot be read. */
export function readExport(file: string, text: string): Row[] {
  if (/\.json$/i.test(file)) return readJson(text);
  if (/\.csv$/i.test(file)) return readCsv(text);
  throw new Error(`${file} ends in neither .json nor .csv.`);
}

function readJson(text: string): Row[] {
  const plain = text.replace(/^\uFEFF/, '');
  const content = parseJson(plain);
  const lines = listLines(plain);
  if (Array.isArray(content)) return readList(content, '', lines);
  if (typeof content !== 'object' || content === null) throw new Error(wrongJson);
  const lists: Partial<Record<string, unknown>> = { ...content };
  const rows = kinds.flatMap((kind) => readList(lists[kind] ?? [], `/${kind}`, lines, kind));
  if (!kinds.some((kind) => kind in lists)) throw new Error(wrongJson);
  return rows;
}

const wrongJson = 'The file holds neither a list nor "reviews" or "photos".';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

function readList(
  list: object,
  path: string,
  lines: ReadonlyMap<string, number>,
  kind?: Row['kind'],
): Row[] {
  return Object.entries(list).map(([key, value]: [string, unknown]) => {
    const fields = typeof value === 'object' && value ? { ...value } : {};
    const row = createRow(lines.get(`${path}/${key}`) ?? 0, fields, kind);
    return { ...row, name: row.name ?? (Array.isArray(list) ? null : key) };
  });
}

function readCsv(text: string): Row[] {
  const [header = ''] = text.split('\n', 1);
  const delimiter = header.split(';').length > header.split(',').length ? ';' : ',';
  try {
    const records: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return records.map(({ record, info }) => createRow(info.lines, record));
  } catch (error) {
    throw new Error(`The file is not CSV: ${error instanceof Error ? error.message : error}.`);
  }
}

function createRow(line: number, source: Record<string, unknown>, kind?: Row['kind']): Row {
  const fields = { ...source };
  let name: string | null = null;
  for (const field of nameFields) {
    const value = fields[field];
    delete fields[field];
    if (name === null && typeof value === 'string' && value !== '') {
      name = value.split('/').at(-1) ?? null; // some exports write the whole path
    }
  }
  return { line, kind: kind ?? ('src' in fields ? 'photos' : 'reviews'), name, fields };
}
