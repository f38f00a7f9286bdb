import { useEffect, useState } from 'react';

/**
 * Calls when what was rendered is on the screen: two frames later, since the first is the one that draws it. In a hidden
 * tab that is when it is shown. Returns the way out.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(run);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** False in the first drawing: for calls that must take nothing from what the first view waits for. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
