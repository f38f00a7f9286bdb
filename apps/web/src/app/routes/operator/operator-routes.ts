import { createRoute, redirect } from '@tanstack/react-router';
import { operatorRouteTable } from '../../../config/routes.ts';
import { lazyPage } from '../../../lib/chunks/lazy-page.ts';
import { operatorPageOptions } from '../page-options.ts';
import { emptyLayout, operatorLayout } from '../root-routes.tsx';
import { searchOf } from '../search.ts';

const inConsole = { getParentRoute: () => operatorLayout };
const queue = { ...inConsole, validateSearch: searchOf.queue };
const list = { ...inConsole, validateSearch: searchOf.list };

const loginPage = lazyPage('operator-login', () => import('./operator-login-page.tsx'));
const homePage = lazyPage('operator-home', () => import('./operator-home-page.tsx'));
const approvalsPage = lazyPage('operator-approvals', () => import('./operator-approvals-page.tsx'));
const applicationsPage = lazyPage('operator-applications', () => import('./operator-applications-page.tsx'));
const premiumPage = lazyPage('operator-premium', () => import('./operator-premium-page.tsx'));
const ekycPage = lazyPage('operator-ekyc', () => import('./operator-ekyc-page.tsx'));
const bankAccountsPage = lazyPage(
  'operator-bank-accounts',
  () => import('./operator-bank-accounts-page.tsx'),
);
const addressChangesPage = lazyPage(
  'operator-address-changes',
  () => import('./operator-address-changes-page.tsx'),
);
const financingPage = lazyPage('operator-financing', () => import('./operator-financing-page.tsx'));
const casesPage = lazyPage('operator-cases', () => import('./operator-cases-page.tsx'));
const customersPage = lazyPage('operator-customers', () => import('./operator-customers-page.tsx'));
const notesPage = lazyPage('operator-notes', () => import('./operator-notes-page.tsx'));
const heldPaymentsPage = lazyPage(
  'operator-held-payments',
  () => import('./operator-held-payments-page.tsx'),
);
const withdrawalsPage = lazyPage('operator-withdrawals', () => import('./operator-withdrawals-page.tsx'));
const payoutsPage = lazyPage('operator-payouts', () => import('./operator-payouts-page.tsx'));
const reconciliationPage = lazyPage(
  'operator-reconciliation',
  () => import('./operator-reconciliation-page.tsx'),
);
const settingsPage = lazyPage('operator-settings', () => import('./operator-settings-page.tsx'));
const holidaysPage = lazyPage('operator-holidays', () => import('./operator-holidays-page.tsx'));
const screeningPage = lazyPage('operator-screening', () => import('./operator-screening-page.tsx'));
const restrictionsPage = lazyPage('operator-restrictions', () => import('./operator-restrictions-page.tsx'));
const screeningListPage = lazyPage(
  'operator-screening-list',
  () => import('./operator-screening-list-page.tsx'),
);
const shariahPage = lazyPage('operator-shariah', () => import('./operator-shariah-page.tsx'));
const railPage = lazyPage('operator-rail', () => import('./operator-rail-page.tsx'));
const marketingPage = lazyPage('operator-marketing', () => import('./operator-marketing-page.tsx'));
const treasuryPage = lazyPage('operator-treasury', () => import('./operator-treasury-page.tsx'));
const operatorsPage = lazyPage('operator-operators', () => import('./operator-operators-page.tsx'));
const securityPage = lazyPage('operator-security', () => import('./operator-security-page.tsx'));
const passwordPage = lazyPage('operator-password', () => import('./operator-password-page.tsx'));
const passkeyPage = lazyPage('operator-passkey', () => import('./operator-passkey-page.tsx'));
const securityEventsPage = lazyPage(
  'operator-security-events',
  () => import('./operator-security-events-page.tsx'),
);
const auditPage = lazyPage('operator-audit', () => import('./operator-audit-page.tsx'));

/** Held payments had a page per purpose, whose addresses stand in bookmarks and messages (decision 099). */
function formerAddress(path: string, search: { readonly purpose?: string }) {
  return createRoute({
    ...inConsole,
    path,
    beforeLoad: () => {
      throw redirect({ to: operatorRouteTable.operator_held_payments.path, search, replace: true });
    },
  });
}

export const operatorRoutes = [
  createRoute({ ...inConsole, ...operatorPageOptions('operator_home'), component: homePage }),
  createRoute({ ...queue, ...operatorPageOptions('operator_approvals'), component: approvalsPage }),
  createRoute({ ...queue, ...operatorPageOptions('operator_applications'), component: applicationsPage }),
  createRoute({ ...queue, ...operatorPageOptions('operator_premium'), component: premiumPage }),
  createRoute({ ...queue, ...operatorPageOptions('operator_ekyc'), component: ekycPage }),
  createRoute({
    ...inConsole,
    ...operatorPageOptions('operator_bank_accounts'),
    component: bankAccountsPage,
  }),
  createRoute({
    ...inConsole,
    ...operatorPageOptions('operator_address_changes'),
    component: addressChangesPage,
  }),
  createRoute({ ...queue, ...operatorPageOptions('operator_financing'), component: financingPage }),
  createRoute({ ...queue, ...operatorPageOptions('operator_cases'), component: casesPage }),
  createRoute({ ...list, ...operatorPageOptions('operator_customers'), component: customersPage }),
  createRoute({ ...list, ...operatorPageOptions('operator_notes'), component: notesPage }),
  createRoute({
    ...inConsole,
    validateSearch: searchOf.heldPayments,
    ...operatorPageOptions('operator_held_payments'),
    component: heldPaymentsPage,
  }),
  formerAddress('/operator/topups', { purpose: 'topup' }),
  formerAddress('/operator/receipts', {}),
  formerAddress('/operator/repayments', { purpose: 'repayment' }),
  createRoute({ ...list, ...operatorPageOptions('operator_withdrawals'), component: withdrawalsPage }),
  createRoute({ ...list, ...operatorPageOptions('operator_payouts'), component: payoutsPage }),
  createRoute({
    ...queue,
    ...operatorPageOptions('operator_reconciliation'),
    component: reconciliationPage,
  }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_settings'), component: settingsPage }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_holidays'), component: holidaysPage }),
  createRoute({ ...queue, ...operatorPageOptions('operator_screening'), component: screeningPage }),
  createRoute({
    ...queue,
    ...operatorPageOptions('operator_restrictions'),
    component: restrictionsPage,
  }),
  createRoute({
    ...queue,
    ...operatorPageOptions('operator_screening_list'),
    component: screeningListPage,
  }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_marketing'), component: marketingPage }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_treasury'), component: treasuryPage }),
  createRoute({
    ...inConsole,
    validateSearch: searchOf.shariahTrades,
    ...operatorPageOptions('operator_shariah'),
    component: shariahPage,
  }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_rail'), component: railPage }),
  createRoute({ ...queue, ...operatorPageOptions('operator_operators'), component: operatorsPage }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_security'), component: securityPage }),
  createRoute({
    ...inConsole,
    validateSearch: searchOf.securityEvents,
    ...operatorPageOptions('operator_security_events'),
    component: securityEventsPage,
  }),
  createRoute({ ...list, ...operatorPageOptions('operator_audit'), component: auditPage }),
] as const;

export const operatorGuestRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    ...operatorPageOptions('operator_login'),
    component: loginPage,
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    ...operatorPageOptions('operator_password'),
    component: passwordPage,
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    ...operatorPageOptions('operator_passkey'),
    component: passkeyPage,
  }),
] as const;
