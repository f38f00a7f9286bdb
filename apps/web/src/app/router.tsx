import type { QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { Splash } from '../components/states.tsx';
import { ErrorPage } from './error-page.tsx';
import { businessEmptyRoutes, businessRoutes } from './routes/business/business-routes.ts';
import { emptyRoutes, guestRoutes } from './routes/guest/guest-routes.ts';
import { investorEmptyRoutes, investorRoutes } from './routes/investor/investor-routes.ts';
import { operatorGuestRoutes, operatorRoutes } from './routes/operator/operator-routes.ts';
import { defaultLayout, emptyLayout, guestLayout, operatorLayout, rootRoute } from './routes/root-routes.tsx';
import { signedInRoutes } from './routes/signed-in/signed-in-routes.ts';

const routeTree = rootRoute.addChildren([
  guestLayout.addChildren([...guestRoutes]),
  emptyLayout.addChildren([
    ...emptyRoutes,
    ...investorEmptyRoutes,
    ...businessEmptyRoutes,
    ...operatorGuestRoutes,
  ]),
  defaultLayout.addChildren([...signedInRoutes, ...investorRoutes, ...businessRoutes]),
  operatorLayout.addChildren([...operatorRoutes]),
]);

/**
 * The router of the product.
 * @param history the browser's by default; tests give one in memory
 */
export function createAppRouter(queries: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queries },
    defaultPreload: 'intent',
    defaultPendingComponent: Splash,
    defaultErrorComponent: ErrorPage,
    scrollRestoration: true,
    // Search values are plain text: no quotes around what looks like a number.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(JSON.stringify),
    ...(history === undefined ? {} : { history }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
