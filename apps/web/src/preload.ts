import { showEarlyTotal } from './features/dashboard-investor/lib/early-total.ts';
import { sendPreloadCalls } from './lib/api/preload-calls.ts';
import { afterPaint } from './lib/browser/after-paint.ts';

/** The one page that names this script, and the app brings it along to every other. */
const DASHBOARD = '/dashboard';
/** How long the app waits for the total, and in a hidden tab for its drawing; its first view waits as long for figures. */
const LONGEST_WAIT_MS = 400;

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
  const painted = isShown.then((isThere) => (isThere ? new Promise<void>(afterPaint) : undefined));
  await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  await import(/* @vite-ignore */ app.href);
}
