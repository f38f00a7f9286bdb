/** The entry script of this build: its name carries a hash, so it names the build. */
function currentBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? 'unknown';
}

/**
 * Reloads the page for a chunk that could not be loaded, once per chunk and build (spec §4).
 * @returns false when it was tried before, or when the browser cannot remember that it was: then show the error page
 */
export function reloadOnce(
  chunk: string,
  reload: () => void = () => window.location.reload(),
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage,
): boolean {
  const key = `chunk-reload:${currentBuild()}:${chunk}`;
  try {
    if (storage.getItem(key) !== null) {
      return false;
    }
    storage.setItem(key, '1');
  } catch {
    return false;
  }
  reload();
  return true;
}
