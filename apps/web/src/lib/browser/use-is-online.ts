import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const read = () => onlineManager.isOnline();

/** A page may be opened without a network; the library only observes changes. */
export function startOnlineState(): void {
  onlineManager.setOnline(navigator.onLine);
}

/** Whether the browser has a network; false is certain, true is not. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, read);
}
