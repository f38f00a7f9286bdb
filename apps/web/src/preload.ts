import { showEarlyTotal } from './features/dashboard-investor/lib/early-total.ts';
import { sendPreloadCalls } from './lib/api/preload-calls.ts';
import { afterPaint } from './lib/browser/after-paint.ts';
import { waitForFigures } from './lib/browser/wait-for-figures.ts';

/** The one page that names this script, and the app brings it along to every other. */
const DASHBOARD = '/dashboard';

// Before the app, which finds the answers when it comes.
if (window.location.pathname === DASHBOARD) {
  void showFirst();
}

/** The total is on the screen before the app runs, which keeps a phone busy for a second. */
async function showFirst(): Promise<void> {
  const isShown = showEarlyTotal(sendPreloadCalls());
  const app = document.querySelector<HTMLLinkElement>('link[data-app]');
  if (app === null) {
    return;
  }
  // In a hidden tab nothing is painted.
  await waitForFigures(isShown.then((isThere) => (isThere ? new Promise<void>(afterPaint) : undefined)));
  await import(/* @vite-ignore */ app.href);
}
