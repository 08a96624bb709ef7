// What a visitor typed outlives a reload of this tab; in memory where the browser blocks sessionStorage or it is full.
const memory = new Map<string, string>();

/** The value kept under the key, or undefined; what is not JSON counts as absent. */
export function readTabStorage(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Returns whether the value outlives a reload. */
export function writeTabStorage(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

export function removeTabStorage(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to remove.
  }
}
