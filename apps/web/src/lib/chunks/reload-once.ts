/** The entry script of this build: its name carries a hash, so it names the build. */
function currentBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? 'unknown';
}

/**
 * Reloads the page for a chunk that could not be loaded, once per chunk and build (NAV-13).
 * @returns false when it was tried before, or when the browser cannot remember that it was: then show the error page.
 * Called again while this page waits for its reload it returns true, because a page may be rendered twice meanwhile.
 */
export function reloadOnce(
  chunk: string,
  reload: () => void = () => window.location.reload(),
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage,
  loadedAt = String(performance.timeOrigin),
): boolean {
  const key = `chunk-reload:${currentBuild()}:${chunk}`;
  try {
    const reloadedAt = storage.getItem(key);
    if (reloadedAt !== null) {
      return reloadedAt === loadedAt;
    }
    storage.setItem(key, loadedAt);
  } catch {
    return false;
  }
  reload();
  return true;
}
