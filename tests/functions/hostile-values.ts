// Without a check, each of these texts could end, hide or rewrite a header of the mail.
export const lineBreakers = {
  'a new line and a Bcc': 'Anna\nBcc: x@kwaad.example',
  'a carriage return and a Bcc': 'Anna\rBcc: x@kwaad.example',
  'CRLF, an empty line and a body': 'Anna\r\n\r\nKoop nu!',
  'a NUL': 'Anna\0Bcc: x@kwaad.example',
  'a tab': 'Anna\tBcc: x@kwaad.example',
  'the C1 new line': 'Anna\u0085Bcc: x@kwaad.example',
  'a line separator': 'Anna\u2028Bcc: x@kwaad.example',
  'a right-to-left override': 'Anna\u202eelpmaxe.daawk@x',
  'a bidi isolate': 'Anna\u2066x\u2069',
  'an encoded word with a Bcc': '=?utf-8?Q?a=0D=0ABcc:_x@kwaad.example?=',
  'an encoded word with a space': '=?utf-8?q?a b?=',
};

// These look like attacks, but are harmless if they are treated as plain text.
export const unusualTexts = {
  'a written-out %0d%0a': 'Anna%0d%0aBcc: x@kwaad.example',
  'a written-out \\r\\n': 'Anna\\r\\nBcc: x@kwaad.example',
  'angle brackets': 'Anna <x@kwaad.example>',
  quotes: '"Anna" "x@kwaad.example" \\" <x@kwaad.example>',
  'an address comment': 'Anna (x@kwaad.example)',
  'new lines of the wrong kind': '嘊嘍Bcc: x@kwaad.example',
  HTML: '<img src=x onerror=alert(1)>',
  'a template': `{{constructor}} \${7*7} <%= 1 %>`,
};

// Texts for the message. It may contain new lines and tabs, which the other fields may not.
export const messages = {
  'a percent sign': '100% zeker, %20 en %0D%0A blijven staan',
  'new lines': 'Regel 1\nRegel 2\n\nRegel 4',
  accents: 'Coördinatie: één ‘poezelige’ kater, à la carte, Smørrebrød, Łódź',
  emoji: 'Mijn 🐈‍⬛ en 🐇 zijn 👩🏽‍🦰 dol op 🇳🇱',
  'leading dots': '.\n..\n.punt\n...',
  'a long line': 'woord '.repeat(42),
  'letters from right to left': 'שלום עולם, مرحبا بالعالم',
  'spaces, tabs and a header': '  in\tsprong  \nBcc: x@kwaad.example\n\n-- \nFrom ',
  'another kind of line end': 'Hallo\u2028Uw link is verlopen\u2029Plak hem op kwaad.example',
  'an encoded word': '=?utf-8?B?SGFsbG8=?= en =20 en =\nvrij',
  'the end of the message': 'a\r\n.\r\nQUIT',
  'a smuggled end': 'a\n.\r\nRCPT TO:<x@kwaad.example>',
  'a MIME part': '--x\nContent-Type: text/html\n\n<b>',
};

export const badAddresses = {
  'two addresses': 'a@voorbeeld.example,b@kwaad.example',
  'an address in brackets': '<a@voorbeeld.example>',
  'two at signs': 'a@kwaad.example@voorbeeld.example',
  'a quoted part': '"a b"@voorbeeld.example',
  'a comment': 'a(b)@voorbeeld.example',
  'an address literal': 'a@[127.0.0.1]',
  'no dot': 'a@localhost',
  'a dot at the end': 'a@voorbeeld.example.',
  'a name beyond ASCII': 'ä@voorbeeld.example',
  'a header': 'a@voorbeeld.example Bcc:b@kwaad.example',
  'an encoded word': '=?utf-8?q?a=40kwaad.example=2C?=b@voorbeeld.example',
};
