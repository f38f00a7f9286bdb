import { useEffect } from 'react';

/** Runs when the browser's Back button restores a page from its cache. */
export function usePageRestored(onReturn: () => void): void {
  useEffect(() => {
    function onPageShow(event: PageTransitionEvent): void {
      if (event.persisted) {
        onReturn();
      }
    }
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [onReturn]);
}
