import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../lib/chunks/lazy-page.ts';
import { pageOptions } from '../page-options.ts';
import { defaultLayout, emptyLayout } from '../root-routes.tsx';
import { searchOf } from '../search.ts';

const inDefault = { getParentRoute: () => defaultLayout };
const balancePage = lazyPage('balance', () => import('./balance-page.tsx'));
const fpxVerifyPage = lazyPage('fpx-verify', () => import('./fpx-verify-page.tsx'));
const investorApplicationPage = lazyPage(
  'investor-application',
  () => import('./investor-application-page.tsx'),
);
const notesPage = lazyPage('notes', () => import('./notes-page.tsx'));
const platformPage = lazyPage('platform', () => import('./platform-page.tsx'));
const autoInvestmentPage = lazyPage('auto-investment', () => import('./auto-investment-page.tsx'));

export const investorRoutes = [
  createRoute({ ...inDefault, ...pageOptions('fpx_verify'), component: fpxVerifyPage }),
  createRoute({
    ...inDefault,
    ...pageOptions('balance'),
    component: balancePage,
    validateSearch: searchOf.payment,
  }),
  createRoute({
    ...inDefault,
    ...pageOptions('notes'),
    component: notesPage,
    validateSearch: searchOf.notes,
  }),
  createRoute({ ...inDefault, ...pageOptions('platform_performance'), component: platformPage }),
  createRoute({ ...inDefault, ...pageOptions('auto_investment'), component: autoInvestmentPage }),
] as const;

export const investorEmptyRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    ...pageOptions('investor_application'),
    component: investorApplicationPage,
    validateSearch: searchOf.draft,
  }),
] as const;
