// Requests that no visitor of the site makes, by hand. `answer` is what the sender of it gets:
// 200 stands for "the salon receives the mail as typed and nothing else happens".
import { badAddresses, lineBreakers, oddText } from './hostile-values.ts';
import { type Question, queryOf, typedMail } from './mail-site.ts';

export type HostileRequest = { what: string; query: string; answer: number } & Question;

const good = queryOf();
const without = (name: string) => {
  const query = new URLSearchParams(good);
  query.delete(name);
  return String(query);
};

const handWritten: HostileRequest[] = [
  { what: 'nothing at all', query: '', answer: 400 },
  { what: 'only ampersands', query: '&&&==&=', answer: 400 },
  { what: 'a list in brackets', query: `${without('name')}&name[]=a`, answer: 200 },
  { what: 'a list beside a value', query: `${good}&name[]=a`, answer: 400 },
  { what: 'an object', query: `${good}&name[x]=a`, answer: 400 },
  { what: 'an object in written-out brackets', query: `${good}&sender%5Bx%5D=a`, answer: 400 },
  { what: 'a value of __proto__', query: `${good}&__proto__[name]=a`, answer: 200 },
  {
    what: 'a constructor',
    query: `${good}&constructor=a&toString=b&hasOwnProperty=c`,
    answer: 200,
  },
  { what: 'a name in capitals', query: `${without('name')}&NAME=a`, answer: 400 },
  { what: 'a name with a space', query: `${without('name')}&%20name=a`, answer: 400 },
  {
    what: 'other mail fields',
    query: `${good}&to=x@kwaad.example&bcc=x@kwaad.example`,
    answer: 200,
  },
  { what: 'an attachment', query: `${good}&attachments[0][path]=/etc/passwd`, answer: 200 },
  { what: 'an envelope', query: `${good}&envelope[to]=x@kwaad.example`, answer: 200 },
  { what: 'a value without a name', query: `${good}&=a`, answer: 200 },
  { what: 'a second question mark', query: `${good}?to=x@kwaad.example`, answer: 200 },
  { what: 'a broken extra parameter', query: `${good}&x=%zz&%ff=1`, answer: 200 },
  { what: 'a broken percent sign', query: `${without('text')}&text=100%`, answer: 400 },
  { what: 'a half encoded byte', query: `${without('text')}&text=%c3`, answer: 400 },
  { what: 'an overlong slash', query: `${without('text')}&text=%c0%af`, answer: 400 },
  { what: 'a lone high surrogate', query: `${without('text')}&text=%ed%a0%bd`, answer: 400 },
  { what: 'a lone low surrogate', query: `${without('name')}&name=%ed%b0%80`, answer: 400 },
  { what: 'letters that are not encoded', query: `${without('name')}&name=Ren\u00e9`, answer: 400 },
  { what: 'UTF-16', query: `${without('name')}&name=%ff%fea%00`, answer: 400 },
  { what: 'a NUL in the text', query: queryOf({ text: 'a\0b' }), answer: 400 },
  { what: 'an escape in the text', query: queryOf({ text: 'a\u001b]8;;x' }), answer: 400 },
  { what: 'a bidi override in the text', query: queryOf({ text: 'a\u202eb' }), answer: 400 },
  { what: 'a form feed in the text', query: queryOf({ text: 'a\fb' }), answer: 400 },
  { what: 'a blank text', query: queryOf({ text: '\u00a0\n\t\u200b\r\n' }), answer: 400 },
  {
    what: 'the end of the message in the text',
    query: queryOf({ text: 'a\r\n.\r\nQUIT' }),
    answer: 200,
  },
  { what: 'a lone dot', query: queryOf({ text: '.' }), answer: 200 },
  {
    what: 'a smuggled end',
    query: queryOf({ text: 'a\n.\r\nRCPT TO:<x@kwaad.example>' }),
    answer: 200,
  },
  { what: 'another smuggled end', query: queryOf({ text: 'a\r.\rDATA' }), answer: 200 },
  {
    what: 'a MIME part in the text',
    query: queryOf({ text: '--x\nContent-Type: text/html\n\n<b>' }),
    answer: 200,
  },
  {
    what: 'headers in the text',
    query: queryOf({ text: 'Bcc: x@kwaad.example\n\nHallo' }),
    answer: 200,
  },
  { what: 'a query of 9,000 letters', query: `${good}&x=${'a'.repeat(9000)}`, answer: 400 },
  { what: 'a thousand parameters', query: `${good}${'&a=1'.repeat(1000)}`, answer: 200 },
  { what: 'three thousand parameters', query: `${good}${'&a=1'.repeat(3000)}`, answer: 400 },
  { what: 'the hidden field filled in', query: `${good}&website=x`, answer: 200 },
  { what: 'the hidden field empty', query: `${good}&website=`, answer: 200 },
  { what: 'HEAD', query: good, method: 'HEAD', answer: 405 },
  { what: 'POST', query: good, method: 'POST', answer: 405 },
  { what: 'PUT', query: good, method: 'PUT', answer: 405 },
  { what: 'DELETE', query: good, method: 'DELETE', answer: 405 },
  { what: 'OPTIONS', query: good, method: 'OPTIONS', answer: 405 },
  { what: 'a made-up method', query: good, method: 'PURGE', answer: 405 },
  ...['document', 'image', 'iframe', 'script', 'style', 'video', 'object', 'report'].map(
    (destination) => ({
      what: `a request for a ${destination}`,
      query: good,
      headers: { 'Sec-Fetch-Dest': destination },
      answer: 403,
    }),
  ),
  ...[
    'https://kwaad.example',
    'https://zachtpoot.example.kwaad.example',
    'https://kwaadzachtpoot.example',
    'http://zachtpoot.example',
    'https://zachtpoot.example:8443',
    'https://zachtpoot.example/',
    'null',
    'file://',
    '',
  ].map((origin) => ({
    what: `the origin '${origin}'`,
    query: good,
    headers: { Origin: origin },
    answer: 403,
  })),
  ...['cross-site', 'same-site'].map((site) => ({
    what: `a ${site} request that hides its origin`,
    query: good,
    headers: { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'empty' },
    answer: 403,
  })),
];

export const hostileRequests: readonly HostileRequest[] = [
  ...tableFor(['name', 'lastname', 'sender', 'subject'], lineBreakers, 400),
  ...tableFor(['name', 'lastname', 'subject', 'text'], oddText, 200),
  ...tableFor(['sender'], { ...oddText, ...badAddresses }, 400),
  ...Object.keys(typedMail).flatMap((field) => [
    { what: `no ${field}`, query: without(field), answer: 400 },
    { what: `an empty ${field}`, query: queryOf({ [field]: '' }), answer: 400 },
    { what: `${field} twice`, query: `${good}&${field}=a`, answer: 400 },
    { what: `${field} without a value`, query: `${without(field)}&${field}`, answer: 400 },
    {
      what: `a ${field} of 260 letters`,
      query: queryOf({ [field]: 'a'.repeat(260) }),
      answer: 400,
    },
    {
      what: `a ${field} of 7,000 letters`,
      query: queryOf({ [field]: 'a'.repeat(7000) }),
      answer: 400,
    },
  ]),
  ...handWritten,
];

function tableFor(fields: string[], values: Record<string, string>, answer: number) {
  return fields.flatMap((field) =>
    Object.entries(values).map(([what, value]) => ({
      what: `${what} in ${field}`,
      query: queryOf({ [field]: value }),
      answer,
    })),
  );
}
