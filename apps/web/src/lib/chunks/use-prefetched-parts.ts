import { useEffect } from 'react';

/** By then the first view is drawn and its figures are there, also on a slow phone. */
const AT_REST_MS = 4_000;

/**
 * Fetches parts that a page does not show yet, such as its menus, once it is idle: they are available when needed, also
 * after a network failure or a deployment.
 * @param importers made once, outside of components
 */
export function usePrefetchedParts(importers: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const fetchPart of importers) {
        // What cannot be fetched now is tried again when it is wanted, which then says so.
        fetchPart().catch(() => undefined);
      }
    }, AT_REST_MS);
    return () => clearTimeout(timer);
  }, [importers]);
}
