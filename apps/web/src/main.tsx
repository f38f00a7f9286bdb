import './app/trusted-types.ts';
import './config/base.css';
import './config/print.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { syncLanguage } from './app/language/account-language.ts';
import { startLanguage } from './app/language/start.ts';
import { prefetchRoute } from './app/prefetch-route.ts';
import { watchPresence } from './app/presence-watch.ts';
import { watchPrinting } from './app/print-colours.ts';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { registerServiceWorker } from './app/service-worker.ts';
import { watchSession } from './app/session-watch.ts';
import { startOnlineState } from './lib/browser/use-is-online.ts';
import { watchErrors } from './lib/errors/report-error.ts';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id "root".');
}
void start(root);

/** In steps between which the browser answers: on a slow phone each of them takes a while. */
async function start(at: HTMLElement): Promise<void> {
  watchErrors();
  await pause();
  startOnlineState();
  const queries = createQueryClient();
  const router = createAppRouter(queries);
  watchSession(router, queries);
  watchPresence();
  watchPrinting();
  registerServiceWorker();
  syncLanguage(queries);
  prefetchRoute(router, queries);
  await pause();
  startLanguage(async () => {
    // The shell of the built page stands until there is something to put in its place.
    await router.load();
    // As a transition it is drawn in slices: the first taps on a slow phone are answered in between.
    startTransition(() =>
      createRoot(at).render(
        <StrictMode>
          <App router={router} queries={queries} />
        </StrictMode>,
      ),
    );
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
