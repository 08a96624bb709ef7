// JSON: a list of documents, or { "reviews": ..., "photos": ... } with lists, or with objects by document name.
// CSV: with a header, and with commas or semicolons.
import { parse } from 'csv-parse/sync';

export type Row = {
  place: string; // for messages: 'row 4', 'item 3', 'reviews/xYz12'
  kind: 'reviews' | 'photos';
  name: string | null; // null when the export does not say
  fields: Readonly<Record<string, unknown>>;
};

const kinds = ['reviews', 'photos'] as const;

/** Where exports put the name of a document; never `name`, which is the reviewer's. */
const nameFields = ['__name__', 'documentId', 'document', 'key', '_id'];

export function readExport(file: string, text: string): Row[] {
  const [format = ''] = /\.(?:json|csv)$/i.exec(file) ?? [];
  if (!format) throw new Error(`${file} ends in neither .json nor .csv.`);
  try {
    return format.toLowerCase() === '.json' ? readJson(text) : readCsv(text);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

function readJson(text: string): Row[] {
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (Array.isArray(content)) return readList(content);
  const lists: Partial<Record<string, unknown>> = { ...(content ?? {}) };
  if (!kinds.some((kind) => kind in lists)) {
    throw new Error('it holds neither a list nor "reviews" or "photos"');
  }
  return kinds.flatMap((kind) => readList(lists[kind] ?? {}, kind));
}

function readList(list: object, kind?: Row['kind']): Row[] {
  return Object.entries(list).map(([key, value]: [string, unknown], index) => {
    const fields = typeof value === 'object' && value ? { ...value } : {};
    if (!Array.isArray(list)) return { ...createRow(`${kind}/${key}`, fields, kind), name: key };
    return createRow(`${kind ?? ''} item ${index + 1}`.trim(), fields, kind);
  });
}

function readCsv(text: string): Row[] {
  const [header = ''] = text.split('\n', 1);
  const delimiter = header.split(';').length > header.split(',').length ? ';' : ',';
  const records: Record<string, string>[] = parse(text, {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim()),
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // As a spreadsheet counts: the header is row 1.
  return records.map((record, index) => createRow(`row ${index + 2}`, record));
}

function createRow(place: string, fields: Record<string, unknown>, kind?: Row['kind']): Row {
  const name = nameFields
    .map((field) => fields[field])
    .find((value): value is string => typeof value === 'string' && value !== '');
  const last = name?.split('/').at(-1) ?? null; // some exports write the whole path
  return { place, kind: kind ?? ('src' in fields ? 'photos' : 'reviews'), name: last, fields };
}
