/** 'Poes Ünal (1).JPG' -> 'poes-unal-1': small letters, digits and hyphens, so that it works everywhere. */
export function makeSafeName(file: string): string {
  const name = file
    .replace(/\.[^.]*$/, '')
    .replace(/[ßæœøłđ]/gi, (letter) => letters[letter.toLowerCase()] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name.slice(0, 80).replace(/-+$/, '') || 'foto';
}

// What Unicode does not take apart into a letter and a mark.
const letters: Partial<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

export function makeUnique(name: string, isTaken: (name: string) => boolean): string {
  let candidate = name;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${name}-${number}`;
  return candidate;
}
