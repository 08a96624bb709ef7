// A tag on a public page could act at /beheer with the owner's cookie. So the site loads no tag
// manager on a device where she has logged in, even after she logs out.
import { readDeviceStorage, writeDeviceStorage } from './device-storage.ts';

const key = 'beheer';

/** Does nothing if storage is blocked. docs/decisions/0016 lists what then protects /beheer. */
export function markOwnersDevice(): void {
  writeDeviceStorage(key, key);
}

export function isOwnersDevice(): boolean {
  return readDeviceStorage(key) !== null;
}
