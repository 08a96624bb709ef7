// The rules with one error each: every small error that their text allows.

type Mutant = { what: string; rules: string };

/** The text from `start` to `end` becomes `put`. */
type Change = { start: number; end: number; put: string };

/** What each match may become. */
const replacements: [pattern: RegExp, put: (match: string) => string[]][] = [
  [/(?<![\w{.'])\d+(?!')\b/g, (number) => [`${Number(number) + 1}`, `${Number(number) - 1}`]],
  [/>=/g, () => ['>']],
  [/<=/g, () => ['<']],
  [/<(?!=)/g, () => ['<=', '>=']],
  [/==/g, () => ['!=']],
  [/!=/g, () => ['==']],
  [/!(?=text|exists)/g, () => ['']],
  [/true(?=\) !=)|(?<=!= )false/g, (value) => [String(value !== 'true')]],
  [/\|\|/g, () => ['&&']],
  [/(?<=offset|request\.time) \+/g, () => [' -']],
  [/(?<=offset|request\.time) -/g, () => [' +']],
  [/: if true/g, () => [': if false']],
  [/(?<=allow )get(?=: if true)/g, () => ['get, list']], // a query has no one name to look for in the bin
  [/(?<=allow )get/g, () => ['get, create', 'get, update', 'get, delete']],
  [/(?<=allow )list/g, () => ['get']],
  [/(?<=allow )create/g, () => ['create, update']],
  [
    /(?<=match \/)(?:reviews|photos)\/\{name\}/g,
    (path) => [path.replace('name', 'name=**'), `{parent=**}/${path}`, '{collection}/{name}'],
  ],
  [
    /(?<=match \/)(?:settings\/(?:review|mail)Form|summaries\/reviews|notices\/current)/g,
    (path) => [
      path.replace(/\w+$/, '{name}'),
      `${path}/{below=**}`,
      `{parent=**}/${path}`,
      path.replace(/^\w+/, '{other}'),
    ],
  ],
  // One field or day of a list.
  [/'[a-z]+'(?:, )?(?=[^[\]]*\]\))/g, () => ['']],
  [/dayAt\([^)]+\)(?:, )?(?=[^[\]]*\])/g, () => ['']],
  [/(?<=\[0-9A-Za-z\])\{20\}/g, () => ['{19,20}', '{20,21}']],
  [
    /\[0-9A-Za-z\]/g,
    () => ['[0-:A-Za-z]', '[0-9@-Za-z]', '[0-9A-[a-z]', '[0-9A-Z`-z]', '[0-9A-Za-{]', '[^/]'],
  ],
  [/\[0-9A-Za-z\]/g, () => ['[1-9A-Za-z]', '[0-8A-Za-z]', '[0-9B-Za-z]', '[0-9A-Ya-z]']],
  [/\[0-9A-Za-z\]/g, () => ['[0-9A-Zb-z]', '[0-9A-Za-y]']],
  [/\]\*'/g, () => ["]'"]],
  // A class, a character or a range of the regular expressions; then the character itself.
  [/\\\\p\{\w+\}|\\\\x\{?\w+\}?(?:-\\\\x\{?\w+\}?)?/g, () => ['']],
  [/(?<=\\\\x\{?)[0-9A-F]+/g, moveCharacter],
];

export function createMutants(rules: string): Mutant[] {
  // Comments become spaces, so that places in the text stay the same.
  const code = rules.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
  const changes = replacements.flatMap(([pattern, put]) => listChanges(code, pattern, put));
  return [...dropClauses(code), ...changes].map(({ start, end, put }) => {
    const line = rules.slice(0, start).split('\n').length;
    return {
      what: `line ${line}: ${rules.slice(start, end).trim()} -> ${put || '(nothing)'}`,
      rules: rules.slice(0, start) + put + rules.slice(end),
    };
  });
}

function listChanges(code: string, pattern: RegExp, put: (match: string) => string[]): Change[] {
  return [...code.matchAll(pattern)].flatMap(({ 0: match, index: start }) =>
    put(match).map((text) => ({ start, end: start + match.length, put: text })),
  );
}

/** Each operand of && becomes true. */
function dropClauses(code: string): Change[] {
  const conditions = [...code.matchAll(/(?<=: if |return )[^;]+&&[^;]+(?=;)/g)];
  return conditions.flatMap(({ 0: condition, index }) =>
    [...condition.matchAll(/[^&]+/g)].map(({ 0: operand, index: offset }) => ({
      start: index + offset,
      end: index + offset + operand.length,
      put: ' true ',
    })),
  );
}

function moveCharacter(hex: string): string[] {
  const code = Number.parseInt(hex, 16);
  const moved = code > 0 ? [code - 1, code + 1] : [code + 1];
  return moved.map((number) => number.toString(16).toUpperCase().padStart(2, '0'));
}
