// Requests that no visitor of the site makes, by hand, with the status of the response. With 200 the
// salon receives the mail as typed and nothing else happens.
import { badAddresses, lineBreakers, messages, unusualTexts } from './hostile-values.ts';
import { queryOf, type RequestOptions, typedMail } from './mail-site.ts';

export type HostileRequest = {
  what: string;
  query: string;
  status: number;
  options?: RequestOptions;
};

const good = queryOf();
const without = (name: string) => {
  const query = new URLSearchParams(good);
  query.delete(name);
  return String(query);
};

const badQueries = {
  'nothing at all': '',
  'a list in brackets': `${without('name')}&name[]=a`,
  'a name in capitals': `${without('name')}&NAME=a`,
  'letters that are not encoded': `${without('name')}&name=Ren\u00e9`,
  'a NUL in the text': queryOf({ text: 'a\0b' }),
  'a bidi override in the text': queryOf({ text: 'a\u202eb' }),
  'a blank text': queryOf({ text: '\u00a0\n\t\u200b\r\n' }),
  'an encoded word over two fields': queryOf({ name: '=?utf-8', lastname: '?q?Bcc=3A?=' }),
  'a query of 9,000 letters': `${good}&x=${'a'.repeat(9000)}`,
};

const longestMail = {
  name: '€'.repeat(100),
  lastname: '漢'.repeat(100),
  sender: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`,
  subject: '€'.repeat(150),
  text: '€'.repeat(255),
};

const harmlessQueries = {
  'the longest mail': queryOf(longestMail),
  'a list beside a value': `${good}&name[]=a`,
  'an object': `${good}&name[x]=a`,
  'a broken percent sign': `${without('text')}&text=100%`,
  'a half encoded byte': `${without('text')}&text=%c3`,
  'an overlong slash': `${without('text')}&text=%c0%af`,
  'a lone high surrogate': `${without('text')}&text=%ed%a0%bd`,
  'a value of __proto__': `${good}&__proto__[name]=a`,
  'a constructor': `${good}&constructor=a&toString=b&hasOwnProperty=c`,
  'an attachment': `${good}&attachments[0][path]=/etc/passwd`,
  'an envelope': `${good}&envelope[to]=x@kwaad.example`,
  'a second question mark': `${good}?to=x@kwaad.example`,
  'a broken extra parameter': `${good}&x=%zz&%ff=1`,
  'the end of the message in the text': queryOf({ text: 'a\r\n.\r\nQUIT' }),
  'a smuggled end': queryOf({ text: 'a\n.\r\nRCPT TO:<x@kwaad.example>' }),
  'a MIME part in the text': queryOf({ text: '--x\nContent-Type: text/html\n\n<b>' }),
  'headers in the text': queryOf({ text: 'Bcc: x@kwaad.example\n\nHallo' }),
  'a thousand parameters': `${good}${'&a=1'.repeat(1000)}`,
  'the honeypot filled in': `${queryOf({ text: 'Koop nu!' })}&website=x`,
  'the honeypot in brackets': `${queryOf({ text: 'Koop dit!' })}&website[]=x`,
  'the honeypot empty': `${good}&website=`,
};

const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PURGE'];
export const hostileRequests: readonly HostileRequest[] = [
  ...listQueries(badQueries, 400),
  ...listQueries(harmlessQueries, 200),
  ...listValues(['name', 'lastname', 'sender', 'subject'], lineBreakers, 400),
  ...listValues(['name', 'lastname', 'subject', 'text'], unusualTexts, 200),
  ...listValues(['text'], messages, 200),
  ...listValues(['sender'], { ...unusualTexts, ...badAddresses }, 400),
  ...Object.keys(typedMail).flatMap((field) => [
    { what: `${field} twice`, query: `${good}&${field}=a`, status: 400 },
  ]),
  ...methods.map((method) => ({ what: method, query: good, options: { method }, status: 405 })),
];

function listQueries(queries: Record<string, string>, status: number): HostileRequest[] {
  return Object.entries(queries).map(([what, query]) => ({ what, query, status }));
}

function listValues(fields: string[], values: Record<string, string>, status: number) {
  return fields.flatMap((field) =>
    Object.entries(values).map(([what, value]) => ({
      what: `${what} in ${field}`,
      query: queryOf({ [field]: value }),
      status,
    })),
  );
}
