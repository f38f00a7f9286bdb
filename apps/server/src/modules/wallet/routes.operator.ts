import { presentTotals } from '../../platform/db/money-list.ts';
import type { Routes } from '../../platform/http/route.ts';
import { presentWithdrawalRow } from './present.ts';
import { searchWithdrawals } from './queries/operator-lists.ts';
import { withdrawalFacts } from './queries/withdrawal-facts.ts';

/** Withdrawals for the back office. */
export function walletOperatorRoutes(routes: Routes): void {
  routes.on('operatorWithdrawals', async (call) => {
    const page = await call.read((ctx) => searchWithdrawals(ctx, call.query));
    return {
      success: true,
      items: page.rows.map((row) => presentWithdrawalRow(row, call.principal)),
      next_cursor: page.nextCursor,
      totals: presentTotals(page.totals),
    };
  });
  routes.on('operatorWithdrawalFacts', async (call) => ({
    success: true,
    facts: await call.read((ctx) => withdrawalFacts(ctx, call.principal, call.params.id)),
  }));
}
