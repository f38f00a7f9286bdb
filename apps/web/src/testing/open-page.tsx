import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createQueryClient } from '../app/query-client.ts';
import { createAppRouter } from '../app/router.tsx';
import { cssVariablesResolver, theme } from '../config/theme.ts';
import { customerSession } from '../lib/session/session-store.ts';
import type { CurrentUser } from '../shared/session/current-user.ts';
import { serve } from './server.ts';
import { createUser } from './user.ts';
import { currentAnswer } from './users.ts';

type Handlers = Parameters<typeof serve>[0];

interface OpenOptions {
  /** The signed-in user; null is a guest. */
  readonly user: CurrentUser | null;
  readonly handlers?: Handlers;
}

/** Opens a page as the browser would: through the real router, its guard and its lazy parts. */
export function openPage(address: string, { user, handlers = {} }: OpenOptions) {
  if (user !== null) {
    customerSession.signIn('token', null);
  }
  const current: Handlers = user === null ? {} : { 'GET /api/user/current': { json: currentAnswer(user) } };
  const seen = serve({ ...current, ...handlers });
  const queries = createQueryClient();
  const router = createAppRouter(queries, createMemoryHistory({ initialEntries: [address] }));
  // A page still loading when its test ends would render its pending state after the test's DOM is removed.
  router.update({ ...router.options, defaultPendingMs: Number.POSITIVE_INFINITY });
  // As the app, but without the transitions that jsdom never ends.
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    router,
    queries,
    person: createUser(),
    seen,
    /** The requests to one call, in order. */
    requestsTo: (call: string) => seen.filter(({ method, path }) => `${method} ${path}` === call),
  };
}
