import { focusManager } from '@tanstack/react-query';
import { onPresence, readPresence, recordActivity } from '../lib/session/presence.ts';

/** Whoever did nothing for so long is taken to be away. */
const AWAY_MS = 2 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Follows whether somebody is there. While nobody is, pages stop requesting updates: a page that refreshed its
 * balance all night would keep the sign-in alive for ever, and its idle end would never come. Returns the way out.
 */
export function watchPresence(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function assess(): void {
    clearTimeout(timer);
    const awayAtMs = readPresence().activityMs + AWAY_MS;
    const isHere = Date.now() < awayAtMs && document.visibilityState !== 'hidden';
    focusManager.setFocused(isHere);
    if (isHere) {
      timer = setTimeout(assess, awayAtMs - Date.now());
    }
  }
  function onSign(): void {
    recordActivity();
  }
  function onVisibility(): void {
    // Coming back to the tab is a sign of life.
    if (document.visibilityState !== 'hidden') {
      recordActivity();
    }
    assess();
  }

  for (const sign of SIGNS) {
    window.addEventListener(sign, onSign, { passive: true, capture: true });
  }
  document.addEventListener('visibilitychange', onVisibility);
  const stopPresence = onPresence(assess);
  assess();
  return () => {
    clearTimeout(timer);
    stopPresence();
    document.removeEventListener('visibilitychange', onVisibility);
    for (const sign of SIGNS) {
      window.removeEventListener(sign, onSign, { capture: true });
    }
    focusManager.setFocused(undefined);
  };
}
