// Keeps values for this tab: in sessionStorage, or in memory if that is blocked or full.
const memory = new Map<string, string>();

export function readTabStorage(key: string): unknown {
  try {
    const text = memory.get(key) ?? sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // the storage is blocked, or the text is not JSON
  }
}

export function writeTabStorage(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function removeTabStorage(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
