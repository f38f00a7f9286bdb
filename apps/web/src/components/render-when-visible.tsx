import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './render-when-visible.module.css';

/** Drawn when it is half a screen away. */
const AHEAD = '50% 0px';

/**
 * A part of a long page below its first view: drawn when the person comes near it, in slices between which the browser
 * answers. Until then its room is kept free. Paper takes all of them.
 */
export function RenderWhenVisible({ children }: { readonly children: ReactNode }): ReactNode {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (room.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && startTransition(() => setIsNear(true)),
      { rootMargin: AHEAD },
    );
    observer.observe(room.current);
    // Paper is drawn when this answers: no transition.
    const onPrint = () => flushSync(() => setIsNear(true));
    window.addEventListener('beforeprint', onPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', onPrint);
    };
  }, []);
  return isNear ? children : <div ref={room} className={classes.room} />;
}
