// Chromium turns 'jan@café.nl' in an email field into 'jan@xn--caf-dma.nl' (Punycode, RFC 3492).

/** Returns an address with its domain as the visitor typed it. */
export function showAddress(address: string): string {
  return address.replace(/\bxn--([a-z\d-]+)(?=[^@]*$)/g, decodeLabel);
}

/** Returns the label itself if it is not valid Punycode. */
function decodeLabel(label: string, code: string): string {
  const dash = code.lastIndexOf('-');
  const characters = [...code.slice(0, Math.max(dash, 0))];
  let [point, position, bias, at] = [128, 0, 72, dash + 1];
  while (at < code.length) {
    const start = position;
    for (let [step, weight] = [36, 1]; ; step += 36) {
      const digit = (Number.parseInt(code.charAt(at), 36) + 26) % 36; // 'a' is 0, and '0' is 26
      const threshold = Math.min(Math.max(step - bias, 1), 26);
      at += 1;
      position += digit * weight;
      weight *= 36 - threshold;
      if (!(digit >= threshold)) break; // after the code's end, the digit is NaN
    }
    const count = characters.length + 1;
    point += Math.floor(position / count);
    if (!(point <= 0x10ffff)) return label;
    bias = adaptBias((position - start) / (start === 0 ? 700 : 2), count);
    position %= count;
    characters.splice(position, 0, String.fromCodePoint(point));
    position += 1;
  }
  return characters.join('');
}

function adaptBias(change: number, count: number): number {
  let [delta, bias] = [Math.floor(change), 0];
  delta += Math.floor(delta / count);
  for (; delta > 455; bias += 36) delta = Math.floor(delta / 35);
  return bias + Math.floor((36 * delta) / (delta + 38));
}
