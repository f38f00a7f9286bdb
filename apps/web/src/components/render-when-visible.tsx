import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './render-when-visible.module.css';

/** Drawn when it is half a screen away. */
const AHEAD = '50% 0px';

interface RenderWhenVisibleProps {
  readonly children: ReactNode;
  /** The class that keeps the room free, where it is known how much is needed. */
  readonly room?: string | undefined;
}

/**
 * A part of a long page below its first view: rendered when scrolled near it, in slices that keep the browser
 * responsive. Until then its space is reserved. Printing renders all of them.
 */
export function RenderWhenVisible({ children, room = classes.room }: RenderWhenVisibleProps): ReactNode {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && startTransition(() => setIsNear(true)),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    // Paper is drawn when this answers: no transition.
    const onPrint = () => flushSync(() => setIsNear(true));
    window.addEventListener('beforeprint', onPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return isNear ? children : <div ref={place} className={room} data-undrawn />;
}
