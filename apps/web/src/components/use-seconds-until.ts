import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** Whole seconds until an instant, counting down to 0; null is 0. */
export function useSecondsUntil(instant: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / TICK_MS));
  const waiting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (instant === null || !waiting) {
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [instant, waiting]);
  return left;
}
