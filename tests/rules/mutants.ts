// The rules with one error each: every small error that their text allows.

export type Mutant = { what: string; rules: string };

/** The slice of the rules from `start` to `end` becomes `put`. */
type Change = { start: number; end: number; put: string };

export function createMutants(rules: string): Mutant[] {
  const code = blankComments(rules);
  const changes = [
    ...dropClauses(code),
    ...replaceAll(code, /(?<![\w{.'])\d+(?!')\b/g, ([n]) => [
      `${Number(n) + 1}`,
      `${Number(n) - 1}`,
    ]),
    ...replaceAll(code, />=|<=|<(?!=)/g, ([sign]) =>
      sign === '<' ? ['<=', '>='] : [sign.charAt(0)],
    ),
    ...replaceAll(code, /==/g, () => ['!=']),
    ...replaceAll(code, /!(?=text|exists)/g, () => ['']),
    ...replaceAll(code, /(?<=offset|request\.time) [+-]/g, ([sign]) => [
      sign === ' +' ? ' -' : ' +',
    ]),
    ...replaceAll(code, /\|\|/g, () => ['&&']),
    ...replaceAll(code, /: if true/g, () => [': if false']),
    ...replaceAll(code, /allow get/g, () =>
      ['get, list', 'get, create', 'get, update', 'get, delete'].map((m) => `allow ${m}`),
    ),
    ...replaceAll(code, /allow read/g, () =>
      ['get', 'list', 'read, create', 'read, update', 'read, delete'].map((m) => `allow ${m}`),
    ),
    ...replaceAll(code, /allow create/g, () => ['allow create, update']),
    ...replaceAll(code, /match \/(reviews|photos|notices)\/\{name\}/g, ([, collection]) => [
      `match /${collection}/{name=**}`,
      `match /{parent=**}/${collection}/{name}`,
      `match /{collection}/{name}`,
    ]),
    ...replaceAll(code, /'[a-z]+'(?:, )?(?=[^[\]]*\]\))/g, () => ['']),
    ...replaceAll(code, /dayAt\([^)]+\)(?:, )?(?=[^[\]]*\])/g, () => ['']),
    ...replaceAll(code, /\[0-9a-f\]\{32\}/g, () => [
      '[0-9a-f]{31,32}',
      '[0-9a-f]{32,33}',
      '[0-9a-g]{32}',
      '[0-9A-Fa-f]{32}',
      '.*[0-9a-f]{32}',
      '[0-9a-e]{32}',
      '[0-8a-f]{32}',
    ]),
    ...replaceAll(code, /\]\*'/g, () => ["]'"]),
    ...changeCharacters(code),
  ];
  return changes.map((change) => applyChange(rules, change));
}

function applyChange(rules: string, { start, end, put }: Change): Mutant {
  const line = rules.slice(0, start).split('\n').length;
  return {
    what: `line ${line}: ${rules.slice(start, end).trim()} -> ${put || '(nothing)'}`,
    rules: rules.slice(0, start) + put + rules.slice(end),
  };
}

/** Comments become spaces, so that places in the text stay the same. */
function blankComments(rules: string): string {
  return rules.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
}

function* replaceAll(
  code: string,
  pattern: RegExp,
  put: (match: RegExpMatchArray) => string[],
): Generator<Change> {
  for (const match of code.matchAll(pattern)) {
    const start = match.index;
    for (const text of put(match)) yield { start, end: start + match[0].length, put: text };
  }
}

/** Each operand of && (or the only one) becomes true. */
function* dropClauses(code: string): Generator<Change> {
  for (const condition of code.matchAll(/(?<=: if |return )[^;]+(?=;)/g)) {
    const operands = condition[0].split('&&');
    if (operands.length === 1) continue;
    let start = condition.index;
    for (const operand of operands) {
      yield { start, end: start + operand.length, put: ' true ' };
      start += operand.length + '&&'.length;
    }
  }
}

/** Each character, range or class in the regular expressions goes, and each range moves its ends. */
function* changeCharacters(code: string): Generator<Change> {
  const one = String.raw`\\\\x\{?[0-9A-F]+\}?`;
  yield* replaceAll(
    code,
    new RegExp(String.raw`\\\\p\{\w+\}|${one}(?:-${one})?`, 'g'),
    ([item]) => {
      const [first, last] = Array.from(item.matchAll(/x\{?([0-9A-F]+)/g), ([, hex = '']) =>
        Number.parseInt(hex, 16),
      );
      if (first === undefined) return [''];
      if (last === undefined) return ['', writeRange(first + 1, first + 1)];
      const moved = [
        [first + 1, last],
        [first, last - 1],
        [first, last + 1],
        ...(first > 0 ? [[first - 1, last]] : []),
      ];
      return ['', ...moved.map(([from = 0, to = 0]) => writeRange(from, to))];
    },
  );
}

function writeRange(first: number, last: number): string {
  const write = (code: number) => String.raw`\\x{${code.toString(16).toUpperCase()}}`;
  return `${write(first)}-${write(last)}`;
}
