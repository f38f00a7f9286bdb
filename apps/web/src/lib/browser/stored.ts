type StorageName = 'localStorage' | 'sessionStorage';

/** What the browser keeps under a key; null where there is nothing, or its storage is closed. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key, or removes it with null. Where storage is unavailable or full, nothing is stored. */
export function writeStored(storage: StorageName, key: string, value: string | null): void {
  try {
    value === null ? window[storage].removeItem(key) : window[storage].setItem(key, value);
  } catch {
    // The product works without: the value lasts as long as the page.
  }
}
