import { mobileMaxPx } from '@titian/contracts/constants';
import { useSyncExternalStore } from 'react';

// Of a screen: a sheet of paper is as narrow, and shows tables.
const query = `screen and (max-width: ${mobileMaxPx}px)`;

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Is the screen a mobile one: at most 760 px wide (NAV-11)? */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
