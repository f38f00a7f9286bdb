import { useEffect } from 'react';

/** By then the first view is drawn and its figures are there, also on a slow phone. */
const AT_REST_MS = 4_000;

/**
 * Fetches parts that a page does not show yet, such as its menus, once it is at rest: they are there when they are
 * wanted, also when the network is gone by then or a new version has been put in place.
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
