import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lazyPage } from '../../lib/chunks/lazy-page.ts';
import { ToastHost } from '../../lib/toast/toast-host.tsx';
import { loadCurrentUser } from '../../shared/session/current-user.ts';
import type { AppContext } from '../app-context.ts';
import { EmptyLayout } from '../layouts/empty-layout.tsx';
import { GuestLayout } from '../layouts/guest-layout.tsx';
import { NavProgress } from '../nav-progress.tsx';
import { PageChange } from '../page-change.tsx';

function Root(): ReactNode {
  return (
    <>
      <NavProgress />
      <PageChange />
      <Outlet />
      <ToastHost />
    </>
  );
}

export const rootRoute = createRootRouteWithContext<AppContext>()({ component: Root });

export const guestLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  component: GuestLayout,
});

export const emptyLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'empty',
  component: EmptyLayout,
});

export const defaultLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'default',
  // The layout shows the user: without one it must not render, so a failure to load stands in its place.
  beforeLoad: async ({ context }) => {
    await loadCurrentUser(context.queries);
  },
  component: lazyPage('default-layout', () => import('../layouts/default-layout.tsx')),
});

export const operatorLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'operator',
  component: lazyPage('operator-layout', () => import('../layouts/operator-layout.tsx')),
});
