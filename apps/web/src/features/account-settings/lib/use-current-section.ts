import { useEffect, useState } from 'react';
import { useLatest } from '../../../lib/browser/use-latest.ts';

/** A part counts as reached when its top is within so many pixels of the window's. */
const REACHED_PX = 160;
const BOTTOM_PX = 2;

/**
 * The part that is being read: the last whose top was scrolled past. At the end of the page parts are too short to reach
 * the top, so the one of the address counts, which Mantine's `useScrollSpy` cannot tell.
 * @param chosen the part of the address, or '' for none
 */
export function useCurrentSection<Id extends string>(ids: readonly Id[], chosen: string): Id | undefined {
  const [current, setCurrent] = useState<Id>();
  const shown = useLatest(ids);
  useEffect(() => {
    const onScroll = () => setCurrent(partInView(shown.current, chosen));
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [shown, chosen]);
  return current ?? ids[0];
}

function partInView<Id extends string>(ids: readonly Id[], chosen: string): Id | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const isAtBottom = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - BOTTOM_PX;
  const ofAddress = ids.find((id) => id === chosen);
  if (isAtBottom && ofAddress !== undefined) {
    return ofAddress;
  }
  const reached = ids.filter((id) => topOf(id) <= REACHED_PX);
  return isAtBottom ? ids.at(-1) : (reached.at(-1) ?? ids[0]);
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
