/** Texts not yet saved on the server, stored in the browser between visits of a form. */

const PREFIX = 'titian.draft.';

function keyOf(account: string, form: string): string {
  return `${PREFIX}${account}.${form}`;
}

/** The stored copy of a form for an account; null where there is none. Copies of other accounts are removed. */
export function readLocalCopy(account: string, form: string): unknown {
  return withStorage((storage) => {
    remove(storage, (key) => !key.startsWith(`${PREFIX}${account}.`));
    return JSON.parse(storage.getItem(keyOf(account, form)) ?? 'null');
  });
}

export function writeLocalCopy(account: string, form: string, copy: unknown): void {
  withStorage((storage) => storage.setItem(keyOf(account, form), JSON.stringify(copy)));
}

export function removeLocalCopy(account: string, form: string): void {
  withStorage((storage) => storage.removeItem(keyOf(account, form)));
}

/** Removes every copy, at sign-out. */
export function forgetLocalCopies(): void {
  withStorage((storage) => remove(storage, () => true));
}

function remove(storage: Storage, isGone: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const key of keys) {
    if (key.startsWith(PREFIX) && isGone(key)) {
      storage.removeItem(key);
    }
  }
}

/** Storage may be blocked or full: the form works without. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
