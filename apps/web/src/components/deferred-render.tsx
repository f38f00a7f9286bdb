import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import classes from './render-when-visible.module.css';

/**
 * What is fetched and drawn once the first view stands: the number that people come for does not wait for it. Until
 * then its room is kept free.
 */
export function DeferredRender({ children }: { readonly children: ReactNode }): ReactNode {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  const room = <div className={classes.room} data-waits />;
  return isDrawn ? <Suspense fallback={room}>{children}</Suspense> : room;
}
