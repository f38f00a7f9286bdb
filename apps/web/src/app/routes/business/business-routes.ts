import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../lib/chunks/lazy-page.ts';
import { pageOptions } from '../page-options.ts';
import { defaultLayout, emptyLayout } from '../root-routes.tsx';
import { searchOf } from '../search.ts';

const inDefault = { getParentRoute: () => defaultLayout };
const boNotesPage = lazyPage('bo-notes', () => import('./bo-notes-page.tsx'));
const directDebitPage = lazyPage('direct-debit', () => import('./direct-debit-page.tsx'));
const financingPage = lazyPage('apply-financing', () => import('./apply-financing-page.tsx'));
const applicationPage = lazyPage('business-application', () => import('./business-application-page.tsx'));

export const businessRoutes = [
  createRoute({
    ...inDefault,
    ...pageOptions('bo_notes'),
    component: boNotesPage,
    validateSearch: searchOf.boNotes,
  }),
  createRoute({
    ...inDefault,
    ...pageOptions('apply_financing'),
    component: financingPage,
    validateSearch: searchOf.draft,
  }),
  createRoute({
    ...inDefault,
    ...pageOptions('direct_debit'),
    component: directDebitPage,
    validateSearch: searchOf.payment,
  }),
] as const;

/** Business owners and Institution investors apply by the same form (ONB-5). */
export const businessEmptyRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    ...pageOptions('business_application'),
    component: applicationPage,
    validateSearch: searchOf.draft,
  }),
] as const;
