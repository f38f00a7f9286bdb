const LOCK = 'titian:sign-in:renewal';

/**
 * Runs an exchange of the stored sign-in and stores the new one. Meanwhile, other calls of any tab are rejected with
 * the old one: `renewalEnds` lets them wait before they treat it as the end of the sign-in.
 */
export function renewSignIn<T>(exchange: () => Promise<T>): Promise<T> {
  return locks()?.request(LOCK, exchange) ?? exchange();
}

/** Waits for an exchange that is under way in any tab; at once where there is none. */
export async function renewalEnds(): Promise<void> {
  await locks()?.request(LOCK, { mode: 'shared' }, () => undefined);
}

/** Shared by the tabs of one site. Browsers have them at secure addresses only. */
function locks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}
