import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from '../config/theme.ts';
import type { CurrentUserAnswer } from '../shared/session/current-user.ts';
import { currentUserQuery } from '../shared/session/current-user.ts';
import { createUser } from './user.ts';

interface PageOptions {
  /** The address that the page is opened at. */
  readonly at?: string;
  /** The signed-in user, for pages that need one. */
  readonly user?: CurrentUserAnswer;
}

/** Shows a page as the app does, with theme, cache and router, but without guard and layout. */
export function showPage(page: ReactNode, { at = '/', user }: PageOptions = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (user !== undefined) {
    queries.setQueryData(currentUserQuery.queryKey, user);
  }
  const root = createRootRoute({ validateSearch: (search: Record<string, unknown>) => search });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => page });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => page });
  const router = createRouter({
    routeTree: root.addChildren([home, anywhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { person: createUser({ applyAccept: false }), router, queries };
}
