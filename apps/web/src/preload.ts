import { sendPreloadCalls } from './lib/api/preload-calls.ts';

/** The one page that names this script, and the app brings it along to every other. */
const DASHBOARD = '/dashboard';

// Before the app, which finds the answers when it comes.
if (window.location.pathname === DASHBOARD) {
  sendPreloadCalls();
}
