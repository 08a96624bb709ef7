// Reviews and photos as an older site and years of edits by hand leave them, with what
// `npm run migrate` makes of each.
import { Timestamp } from 'firebase-admin/firestore';

type Fields = Readonly<Record<string, unknown>>;
type Outcome = Fields | 'no-text' | 'not-approved' | 'unchanged';
type Kind = [what: string, changes: Fields, outcome: Outcome];

/** The date of a document's creation. */
export const created = Symbol('created');
/** A number by the order of dates. */
export const ranked = Symbol('ranked');

const day = (date: unknown): Fields => ({ date });
const late = Timestamp.fromDate(new Date('2020-11-03T23:30:00Z'));
const evening = 1_604_446_200_000; // 3 November 2020, 23.30 UTC: 4 November in the Netherlands

const dates: [unknown, Fields][] = [
  ['Tue Nov 03 2020', day('2020/11/03')],
  ['Tue Nov 03 2020 23:30:00 GMT+0000 (UTC)', day('2020/11/04')],
  ['31-12-2019', day('2019/12/31')],
  ['31.12.19', day('2019/12/31')],
  ['3/11/2020', day('2020/11/03')],
  ['11/25/2020', day('2020/11/25')],
  ['3 november 2020', day('2020/11/03')],
  ['dinsdag 3 nov. 2020', day('2020/11/03')],
  ['3e november 2020 om 12:00:00 UTC+1', day('2020/11/03')],
  ['November 3, 2020', day('2020/11/03')],
  ['1 mrt 2020', day('2020/03/01')],
  ['2020-11-03', day('2020/11/03')],
  ['2020/3/5', day('2020/03/05')],
  [' 20201103 ', day('2020/11/03')],
  ['2020-11-03T23:30:00.000Z', day('2020/11/04')],
  ['2020-11-03 10:00:00', day('2020/11/03')],
  ['03-11-2020 12:00 GMT+0100', day('2020/11/03')],
  [late, day('2020/11/04')],
  [{ seconds: evening / 1_000, nanoseconds: 5 }, day('2020/11/04')],
  [evening, day('2020/11/04')],
  [evening / 1_000, day('2020/11/04')],
  [String(evening), day('2020/11/04')],
  [20_201_103, day('2020/11/03')],
  ['2204/11/03', day(created)],
  ['2020/02/31', day(created)],
  ['vorige week', day(created)],
  ['', day(created)],
  [42, day(created)],
  [true, day(created)],
  [['2020'], day(created)],
  [null, day(created)],
  [undefined, day(created)],
];

export const oddReviews: readonly Kind[] = [
  ...dates.map(([date, outcome]): Kind => [`the date ${JSON.stringify(date)}`, { date }, outcome]),
  ['a number as text', { id: '31' }, { id: 31 }],
  ['a number in words', { id: 'drie' }, { id: ranked }],
  ['no number', { id: undefined }, { id: ranked }],
  ['the number null', { id: null }, { id: ranked }],
  ['neither date nor number', { id: undefined, date: undefined }, { id: ranked, date: created }],
  ['a repeated number', { id: 7 }, 'unchanged'],
  ['stars as text', { stars: '4' }, { stars: 4 }],
  ['stars as decimal text', { stars: '4.0' }, { stars: 4 }],
  ['stars with a comma', { stars: '4,0' }, { stars: 4 }],
  ['half a star', { stars: 4.5 }, { stars: 5 }],
  ['0.6 stars', { stars: 0.6 }, { stars: 1 }],
  ['no stars', { stars: undefined }, 'unchanged'],
  ['the stars null', { stars: null }, 'unchanged'],
  ['nine stars', { stars: 9 }, { stars: undefined }],
  ['stars in words', { stars: 'veel' }, { stars: undefined }],
  ['true as stars', { stars: true }, { stars: undefined }],
  ['no name', { name: undefined }, 'unchanged'],
  ['a reply', { reply: 'Dank u wel!' }, 'unchanged'],
  ['a long text', { review: 'Lang verhaal. '.repeat(80) }, 'unchanged'],
  ['unknown fields', { email: 'a@voorbeeld.example', ip: { v4: '192.0.2.1' } }, 'unchanged'],
  ['a field with dots', { 'a.b `c`': late, id: '8' }, { id: 8 }],
  ['approval', { approved: true, visible: true }, 'unchanged'],
  ['no approval', { approved: false }, 'not-approved'],
  ['no visibility', { visible: 'false', date: '31-12-2019' }, 'not-approved'],
  ['no publication', { published: 0, id: undefined, stars: '3' }, 'not-approved'],
  ['no text', { review: undefined }, 'no-text'],
  ['an empty text', { review: '' }, 'no-text'],
  ['a blank text', { review: ' \u00a0' }, 'no-text'],
  ['a list as text', { review: ['Fijn'], date: undefined }, 'no-text'],
];

const src = (value: unknown): Fields => ({ src: value });
const cat = src('kat.jpg');

export const oddPhotos: readonly Kind[] = [
  ['a path', src('assets/img/fotoalbum/kat.jpg'), cat],
  ['a slash', src('/kat.jpg'), cat],
  ['a dot', src('./kat.jpg'), cat],
  ['a backslash', src('img\\kat.jpg'), cat],
  ['a trailing space', src('kat.jpg '), cat],
  ['a version', src('kat.jpg?v=2'), cat],
  ['an address', src('https://voorbeeld.example/a/kat%20en%20kit.jpg?x=/y'), src('kat en kit.jpg')],
  ['an address of a bucket', src('https://bucket.example/v0/b/x/o/album%2Fkat.jpg?alt=media'), cat],
  ['a gs address', src('gs://bucket/album/kat.jpg'), cat],
  ['a broken address', src('https://voorbeeld.example/100%.jpg'), src('100%.jpg')],
  ['an ordinary name', src('poes #2.jpg'), 'unchanged'],
  ['no file name', src('img/'), 'unchanged'],
  ['a hidden file', src('.jpg'), 'unchanged'],
  ['no src', src(undefined), 'unchanged'],
  ['a number as src', src(7), 'unchanged'],
  ['no description', { alt: undefined }, 'unchanged'],
  ['no publication', { published: false, src: '/kat.jpg' }, 'not-approved'],
];

const compose = (base: Fields, changes: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...base, ...changes }).filter(([, value]) => value !== undefined),
  );

export function composeReview(number: number, changes: Fields): Fields {
  const date = `202${number % 5}/0${1 + (number % 9)}/1${number % 10}`;
  const name = `Klant ${number}`;
  return compose({ id: number, name, review: `Bezoek ${number}.`, stars: 5, date }, changes);
}

export function composePhoto(number: number, changes: Fields): Fields {
  return compose({ src: `foto-${number}.jpg`, alt: `Foto ${number}` }, changes);
}
