import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Input by which the reader moves the page. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** What was loaded last is drawn by then. */
const SETTLE_MS = 1_000;

/**
 * Keeps the element of the address in view while the parts above it grow with their data, where the browser's own jump
 * would miss; until the reader moves the page.
 * @param hash the id of the element, or ''
 */
export function useAnchorScroll(hash: string): void {
  const isIdle = useIsFetching() === 0;
  const moved = useRef(false);
  useEffect(() => {
    const onMove = () => {
      moved.current = true;
    };
    for (const kind of MOVES) {
      window.addEventListener(kind, onMove, { passive: true });
    }
    return () => {
      for (const kind of MOVES) {
        window.removeEventListener(kind, onMove);
      }
    };
  }, []);
  useEffect(() => {
    // The click that chose the part is no request to stay.
    moved.current = false;
    document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  useEffect(() => {
    const follow = new ResizeObserver(() => {
      if (!moved.current) {
        document.getElementById(hash)?.scrollIntoView();
      }
    });
    follow.observe(document.body);
    const stop = () => follow.disconnect();
    const timer = isIdle ? setTimeout(stop, SETTLE_MS) : undefined;
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [hash, isIdle]);
}
