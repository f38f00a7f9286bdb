import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { listenToToasts, type ToastMessage } from './toast.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** Mounted once. Fetches the notifications module at the first toast, so that the login page does not pay for it. */
export function ToastHost(): ReactNode {
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
