import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../lib/chunks/lazy-page.ts';
import { pageOptions } from '../page-options.ts';
import { defaultLayout } from '../root-routes.tsx';
import { searchOf } from '../search.ts';
import { prefetchDashboard } from './dashboard-parts.ts';

const inDefault = { getParentRoute: () => defaultLayout };
const activityPage = lazyPage('activity', () => import('./activity-page.tsx'));
const dashboardPage = lazyPage('dashboard', () => import('./dashboard-page.tsx'));
const messagesPage = lazyPage('messages', () => import('./messages-page.tsx'));
const notificationsPage = lazyPage('notifications', () => import('./notifications-page.tsx'));
const referralPage = lazyPage('referral', () => import('./referral-page.tsx'));
const settingsPage = lazyPage('account-settings', () => import('./account-settings-page.tsx'));

/** Pages of both roles. */
export const signedInRoutes = [
  createRoute({
    ...inDefault,
    ...pageOptions('dashboard'),
    component: dashboardPage,
    loader: prefetchDashboard,
  }),
  createRoute({ ...inDefault, ...pageOptions('settings'), component: settingsPage }),
  createRoute({
    ...inDefault,
    ...pageOptions('my_activity'),
    component: activityPage,
    validateSearch: searchOf.activity,
  }),
  createRoute({
    ...inDefault,
    ...pageOptions('notifications'),
    component: notificationsPage,
    validateSearch: searchOf.notifications,
  }),
  createRoute({ ...inDefault, ...pageOptions('messages'), component: messagesPage }),
  createRoute({ ...inDefault, ...pageOptions('referral'), component: referralPage }),
] as const;
