/** A part of an address as it was meant: '/b%26b' -> '/b&b'. Null for what was never encoded, as '/100%'. */
export function decodeAddress(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
