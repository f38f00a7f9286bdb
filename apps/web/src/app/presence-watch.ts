import { focusManager } from '@tanstack/react-query';
import { onPresence, readPresence, recordActivity } from '../lib/session/presence.ts';

/** Time without interaction after which the user counts as absent. */
const AWAY_MS = 2 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Tracks whether the user is present. During absence pages stop polling, because polling would keep the sign-in alive
 * and prevent its idle end. Returns the clean-up.
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
    // Returning to the tab counts as presence.
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
