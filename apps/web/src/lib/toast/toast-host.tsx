import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { usePrefetchedParts } from '../chunks/use-prefetched-parts.ts';
import { listenToToasts, type ToastMessage } from './toast.ts';

const toastList = () => import('./toast-list.tsx');
const ToastList = lazy(toastList);
/** What goes wrong without a network is said by a toast. */
const prefetched = [toastList];

/** Mounted once. Fetches the notifications module once the page is at rest, so that no page waits for it. */
export function ToastHost(): ReactNode {
  usePrefetchedParts(prefetched);
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  useEffect(() => listenToToasts((message) => setMessages((before) => [...before.slice(-19), message])), []);
  if (messages.length === 0) {
    return null;
  }
  return (
    <Suspense fallback={null}>
      <ToastList messages={messages} />
    </Suspense>
  );
}
