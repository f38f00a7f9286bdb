import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../lib/chunks/lazy-page.ts';
import { pageOptions } from '../page-options.ts';
import { defaultLayout, emptyLayout } from '../root-routes.tsx';
import { searchOf } from '../search.ts';

const inDefault = { getParentRoute: () => defaultLayout };
const notYetPage = lazyPage('not-yet', () => import('../not-yet-page.tsx'));

export const investorRoutes = [
  createRoute({ ...inDefault, ...pageOptions('fpx_verify'), component: notYetPage }),
  createRoute({
    ...inDefault,
    ...pageOptions('balance'),
    component: notYetPage,
    validateSearch: searchOf.payment,
  }),
  createRoute({ ...inDefault, ...pageOptions('notes'), component: notYetPage }),
  createRoute({ ...inDefault, ...pageOptions('auto_investment'), component: notYetPage }),
] as const;

export const investorEmptyRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    ...pageOptions('investor_application'),
    component: notYetPage,
  }),
] as const;
