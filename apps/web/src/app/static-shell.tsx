import { MantineProvider } from '@mantine/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Splash } from '../components/states.tsx';
import { routeTable } from '../config/routes.ts';
import { cssVariablesResolver, theme } from '../config/theme.ts';
import { App } from './app.tsx';
import { EarlyDashboard } from './early-dashboard.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** What is on the screen before the script has arrived, as HTML made once at build (design, "Held to"). */
export interface StaticShells {
  readonly login: string;
  /** With a place for the total of a signed-in investor. */
  readonly dashboard: string;
  /** For every other address. */
  readonly splash: string;
}

export async function renderStaticShells(): Promise<StaticShells> {
  const queries = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [routeTable.login.path] });
  const router = createAppRouter(queries, history);
  await router.load();
  const login = renderToString(
    <StrictMode>
      <App router={router} queries={queries} />
    </StrictMode>,
  );
  return { login, dashboard: rendered(<EarlyDashboard />), splash: rendered(<Splash />) };
}

function rendered(shell: ReactNode): string {
  return renderToString(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      {shell}
    </MantineProvider>,
  );
}
