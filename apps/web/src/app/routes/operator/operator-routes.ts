import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../lib/chunks/lazy-page.ts';
import { operatorPageOptions } from '../page-options.ts';
import { emptyLayout, operatorLayout } from '../root-routes.tsx';

const inOffice = { getParentRoute: () => operatorLayout };
const loginPage = lazyPage('operator-login', () => import('./operator-login-page.tsx'));
const homePage = lazyPage('operator-home', () => import('./operator-home-page.tsx'));
const notYetPage = lazyPage('operator-not-yet', () => import('./operator-not-yet-page.tsx'));

export const operatorRoutes = [
  createRoute({ ...inOffice, ...operatorPageOptions('operator_home'), component: homePage }),
  createRoute({ ...inOffice, ...operatorPageOptions('operator_approvals'), component: notYetPage }),
  createRoute({ ...inOffice, ...operatorPageOptions('operator_applications'), component: notYetPage }),
  createRoute({ ...inOffice, ...operatorPageOptions('operator_financing'), component: notYetPage }),
  createRoute({ ...inOffice, ...operatorPageOptions('operator_notes'), component: notYetPage }),
  createRoute({ ...inOffice, ...operatorPageOptions('operator_topups'), component: notYetPage }),
  createRoute({ ...inOffice, ...operatorPageOptions('operator_withdrawals'), component: notYetPage }),
  createRoute({ ...inOffice, ...operatorPageOptions('operator_payouts'), component: notYetPage }),
  createRoute({ ...inOffice, ...operatorPageOptions('operator_settings'), component: notYetPage }),
  createRoute({ ...inOffice, ...operatorPageOptions('operator_audit'), component: notYetPage }),
] as const;

export const operatorGuestRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    ...operatorPageOptions('operator_login'),
    component: loginPage,
  }),
] as const;
