import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../chunks/lazy-page.ts';
import { usePrefetchedParts } from '../chunks/use-prefetched-parts.ts';
import { watchLastUsed } from './last-used.ts';
import { listenToToasts, type ToastMessage } from './toast.ts';

const toastList = () => import('./toast-list.tsx');
const ToastList = lazyPart('toast-list', toastList);

/**
 * Mounted once. Fetches the notifications module once the page is idle, so that no page waits for it, and renders its
 * empty live region, which screen readers observe. Where the module no longer exists the page reloads as for every
 * chunk (NAV-13), and shows the pending toasts afterwards.
 */
export function ToastHost(): ReactNode {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [isFetched, setIsFetched] = useState(false);
  const [prefetched] = useState(() => [() => toastList().then(() => setIsFetched(true))]);
  usePrefetchedParts(prefetched);
  useEffect(watchLastUsed, []);
  useEffect(() => listenToToasts((message) => setMessages((before) => [...before.slice(-19), message])), []);
  if (messages.length === 0 && !isFetched) {
    return null;
  }
  return (
    <Suspense fallback={null}>
      <ToastList messages={messages} />
    </Suspense>
  );
}
