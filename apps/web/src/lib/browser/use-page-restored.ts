import { useEffect } from 'react';

/** Runs when the person comes back with the browser's Back button to a page that was kept as it was left. */
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
