import { type RefObject, useEffect } from 'react';

/**
 * Focuses an element whenever the focused one was removed, so that screen readers continue there. Leaves an existing
 * focus alone.
 * @param stage changes with every change of the page that may remove the focused element
 */
export function useFocusFallback(target: RefObject<HTMLElement | null>, stage: unknown): void {
  useEffect(() => {
    if (stage !== undefined && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [target, stage]);
}
