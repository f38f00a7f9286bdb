import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import classes from './render-when-visible.module.css';

/**
 * Content fetched and rendered after the first view, so that the key figures do not wait for it. Until then its space
 * is reserved.
 */
export function DeferredRender({ children }: { readonly children: ReactNode }): ReactNode {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  const room = <div className={classes.room} data-waits />;
  return isDrawn ? <Suspense fallback={room}>{children}</Suspense> : room;
}
