// Keeps texts on this device, for all its tabs. Where storage is blocked or full, keeps nothing.
export function readDeviceStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeDeviceStorage(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {}
}
