import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const read = () => onlineManager.isOnline();

/** Whether the browser has a network; false is certain, true is not. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, read);
}
