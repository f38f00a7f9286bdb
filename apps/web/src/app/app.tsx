import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from '../config/theme.ts';
import type { AppRouter } from './router.tsx';

interface AppProps {
  readonly router: AppRouter;
  readonly queries: QueryClient;
}

/** Everything that surrounds the pages. */
export function App({ router, queries }: AppProps): ReactNode {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
