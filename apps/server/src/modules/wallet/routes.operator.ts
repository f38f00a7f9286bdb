import type { Routes } from '../../platform/http/route.ts';
import { enteredAccount, type HeldMoneyDeps, verifyPayerAccount } from '../payments/public.ts';
import { presentTopupRow, presentWithdrawalRow } from './present.ts';
import { searchTopups, searchWithdrawals } from './queries/operator-lists.ts';

/** Top-ups and withdrawals for the back office (WAL-6). */
export function walletOperatorRoutes(routes: Routes, deps: HeldMoneyDeps): void {
  routes.on('operatorTopups', async (call) => {
    const page = await call.read((ctx) => searchTopups(ctx, call.query));
    const items = page.rows.map((row) => presentTopupRow(row, call.principal));
    return { success: true, items, next_cursor: page.nextCursor };
  });

  routes.on('operatorWithdrawals', async (call) => {
    const page = await call.read((ctx) => searchWithdrawals(ctx, call.query));
    return {
      success: true,
      items: page.rows.map((row) => presentWithdrawalRow(row, call.principal)),
      next_cursor: page.nextCursor,
    };
  });

  routes.on('operatorTopupRefundAccount', async (call) => {
    const notified = enteredAccount(call.principal.id, call.body);
    await verifyPayerAccount(deps, call.scope, call.params.id, notified);
    return { success: true };
  });
}
