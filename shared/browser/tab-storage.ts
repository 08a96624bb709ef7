// Keeps values for this tab: in sessionStorage, or in memory if that is blocked or full.
const memory = new Map<string, string>();

export function readTabStorage(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
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
