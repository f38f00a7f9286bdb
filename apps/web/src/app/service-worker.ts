import { WORKER_ADDRESS } from './trusted-types.ts';

/** By then the page is at rest: what the worker fetches takes nothing from the first view. */
const AT_REST_MS = 6_000;

/**
 * Registers the worker that keeps the shell for when there is no network (decision 105), in the built product. Browsers
 * offer it over https and on localhost alone; where it cannot be registered the product works without it.
 */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    setTimeout(() => {
      navigator.serviceWorker.register(WORKER_ADDRESS, { updateViaCache: 'none' }).catch(() => undefined);
    }, AT_REST_MS);
  }
}
