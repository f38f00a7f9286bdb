import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../chunks/lazy-page.ts';
import { usePrefetchedParts } from '../chunks/use-prefetched-parts.ts';
import { watchLastUsed } from './last-used.ts';
import { listenToToasts, type ToastMessage } from './toast.ts';

const toastList = () => import('./toast-list.tsx');
const ToastList = lazyPart('toast-list', toastList);

/**
 * Mounted once. Fetches the notifications module once the page is at rest, so that no page waits for it, and draws its
 * empty place: a screen reader announces what comes into a place that it knows. Where the module is gone the page
 * reloads as for every part (NAV-13), and says after it what it had to say.
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
