import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** False in the first drawing: for calls that must take nothing from what the first view waits for. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
