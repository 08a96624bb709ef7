// A tag on a public page could act at /beheer with the owner's cookie. So the site loads no tag
// manager on a device where she has logged in, even after she logs out.
const key = 'beheer';

export function markOwnersDevice(): void {
  try {
    localStorage.setItem(key, key);
  } catch {} // blocked or full: docs/decisions/0016 lists what still protects /beheer
}

export function isOwnersDevice(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
