import { createRoute, redirect } from '@tanstack/react-router';
import { operatorRouteTable } from '../../../config/routes.ts';
import { lazyPage } from '../../../lib/chunks/lazy-page.ts';
import { operatorPageOptions } from '../page-options.ts';
import { emptyLayout, operatorLayout } from '../root-routes.tsx';
import { searchOf } from '../search.ts';
import type { OperatorPage } from './operator-pages.ts';

const inConsole = { getParentRoute: () => operatorLayout };
const queue = { ...inConsole, validateSearch: searchOf.queue };
const list = { ...inConsole, validateSearch: searchOf.list };

/** The list of pages is loaded with the first one: in the script of the sign-in page their names alone take 2 KB. */
function page(name: OperatorPage) {
  return lazyPage(`operator-${name}`, async () =>
    (await import('./operator-pages.ts')).operatorPages[name](),
  );
}

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
  createRoute({ ...inConsole, ...operatorPageOptions('operator_home'), component: page('home') }),
  createRoute({ ...queue, ...operatorPageOptions('operator_approvals'), component: page('approvals') }),
  createRoute({ ...queue, ...operatorPageOptions('operator_applications'), component: page('applications') }),
  createRoute({ ...queue, ...operatorPageOptions('operator_premium'), component: page('premium') }),
  createRoute({ ...queue, ...operatorPageOptions('operator_ekyc'), component: page('ekyc') }),
  createRoute({
    ...inConsole,
    ...operatorPageOptions('operator_bank_accounts'),
    component: page('bank-accounts'),
  }),
  createRoute({
    ...inConsole,
    ...operatorPageOptions('operator_address_changes'),
    component: page('address-changes'),
  }),
  createRoute({ ...queue, ...operatorPageOptions('operator_financing'), component: page('financing') }),
  createRoute({ ...queue, ...operatorPageOptions('operator_cases'), component: page('cases') }),
  createRoute({ ...list, ...operatorPageOptions('operator_customers'), component: page('customers') }),
  createRoute({ ...list, ...operatorPageOptions('operator_collections'), component: page('collections') }),
  createRoute({ ...list, ...operatorPageOptions('operator_notes'), component: page('notes') }),
  createRoute({
    ...inConsole,
    validateSearch: searchOf.heldPayments,
    ...operatorPageOptions('operator_held_payments'),
    component: page('held-payments'),
  }),
  formerAddress('/operator/topups', { purpose: 'topup' }),
  formerAddress('/operator/receipts', {}),
  formerAddress('/operator/repayments', { purpose: 'repayment' }),
  createRoute({ ...list, ...operatorPageOptions('operator_withdrawals'), component: page('withdrawals') }),
  createRoute({ ...list, ...operatorPageOptions('operator_payouts'), component: page('payouts') }),
  createRoute({
    ...queue,
    ...operatorPageOptions('operator_reconciliation'),
    component: page('reconciliation'),
  }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_settings'), component: page('settings') }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_holidays'), component: page('holidays') }),
  createRoute({ ...queue, ...operatorPageOptions('operator_screening'), component: page('screening') }),
  createRoute({
    ...queue,
    ...operatorPageOptions('operator_restrictions'),
    component: page('restrictions'),
  }),
  createRoute({
    ...queue,
    ...operatorPageOptions('operator_screening_list'),
    component: page('screening-list'),
  }),
  createRoute({ ...queue, ...operatorPageOptions('operator_monitoring'), component: page('monitoring') }),
  createRoute({
    ...inConsole,
    ...operatorPageOptions('operator_monitoring_rules'),
    component: page('monitoring-rules'),
  }),
  createRoute({
    ...queue,
    ...operatorPageOptions('operator_suspicion_reports'),
    component: page('suspicion-reports'),
  }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_days'), component: page('days') }),
  createRoute({
    ...inConsole,
    validateSearch: searchOf.unclaimedMoneys,
    ...operatorPageOptions('operator_unclaimed_moneys'),
    component: page('unclaimed-moneys'),
  }),
  createRoute({
    ...inConsole,
    validateSearch: searchOf.largeAmounts,
    ...operatorPageOptions('operator_large_amounts'),
    component: page('large-amounts'),
  }),
  createRoute({
    ...inConsole,
    ...operatorPageOptions('operator_access_reviews'),
    component: page('access-reviews'),
  }),
  createRoute({
    ...inConsole,
    validateSearch: searchOf.registers,
    ...operatorPageOptions('operator_registers'),
    component: page('registers'),
  }),
  createRoute({
    ...inConsole,
    ...operatorPageOptions('operator_own_conflicts'),
    component: page('own-conflicts'),
  }),
  createRoute({
    ...queue,
    ...operatorPageOptions('operator_risk_ratings'),
    component: page('risk-ratings'),
  }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_marketing'), component: page('marketing') }),
  createRoute({
    ...inConsole,
    ...operatorPageOptions('operator_fund_management'),
    component: page('fund-management'),
  }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_treasury'), component: page('treasury') }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_reports'), component: page('reports') }),
  createRoute({
    ...inConsole,
    ...operatorPageOptions('operator_market_returns'),
    component: page('market-returns'),
  }),
  createRoute({
    ...inConsole,
    validateSearch: searchOf.shariahTrades,
    ...operatorPageOptions('operator_shariah'),
    component: page('shariah'),
  }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_rail'), component: page('rail') }),
  createRoute({ ...queue, ...operatorPageOptions('operator_operators'), component: page('operators') }),
  createRoute({
    ...inConsole,
    ...operatorPageOptions('operator_permissions'),
    component: page('permissions'),
  }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_security'), component: page('security') }),
  createRoute({ ...inConsole, ...operatorPageOptions('operator_health'), component: page('health') }),
  createRoute({
    ...inConsole,
    validateSearch: searchOf.securityEvents,
    ...operatorPageOptions('operator_security_events'),
    component: page('security-events'),
  }),
  createRoute({ ...list, ...operatorPageOptions('operator_audit'), component: page('audit') }),
] as const;

export const operatorGuestRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    ...operatorPageOptions('operator_login'),
    component: page('login'),
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    ...operatorPageOptions('operator_password'),
    component: page('password'),
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    ...operatorPageOptions('operator_passkey'),
    component: page('passkey'),
  }),
] as const;
