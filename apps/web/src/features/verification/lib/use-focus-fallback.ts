import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on an element whenever what had it has gone, so that people who do not see the page change are where
 * it goes on. Leaves the focus alone where it still is somewhere.
 * @param stage changes with every change of the page that may take the focused element away
 */
export function useFocusFallback(target: RefObject<HTMLElement | null>, stage: unknown): void {
  useEffect(() => {
    if (stage !== undefined && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [target, stage]);
}
