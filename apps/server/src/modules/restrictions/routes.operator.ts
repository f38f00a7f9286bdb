import type { Routes } from '../../platform/http/route.ts';
import type { Approvals } from '../approvals/public.ts';
import { recordCustomerView } from '../identity/public.ts';
import { restrictAtOnce } from './commands/restrict-at-once.ts';
import { presentRestriction } from './present.ts';
import { readRestrictions, readRestrictionsOf } from './queries/list-restrictions.ts';

/** What compliance restricts at once, and every restriction with its cause (decision 032). */
export function restrictionOperatorRoutes(routes: Routes, approvals: Approvals): void {
  routes.on('operatorMoneyRestrictions', (call) =>
    call.read(async (ctx) => {
      const page = await readRestrictions(ctx, {
        ...call.query,
        unconfirmed: call.query.state === 'unconfirmed',
      });
      const items = page.rows.map((row) => presentRestriction(row, call.principal, ctx.businessDate));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
  routes.on('operatorCustomerRestrictions', (call) =>
    call.command(async (ctx) => {
      await recordCustomerView(ctx, call.params.id, 'money_restrictions');
      const rows = await readRestrictionsOf(ctx, call.params.id);
      const items = rows.map((row) => presentRestriction(row, call.principal, ctx.businessDate));
      return { success: true, items, next_cursor: null };
    }),
  );
  routes.on('operatorRestrictMoney', async (call) => {
    const { level, reason } = call.body;
    const wanted = { userId: call.params.id, level, reason, operatorId: call.principal.id };
    await call.command((ctx) => restrictAtOnce(ctx, approvals, wanted));
    return call.read(async (ctx) => {
      const rows = await readRestrictionsOf(ctx, call.params.id);
      const items = rows.map((row) => presentRestriction(row, call.principal, ctx.businessDate));
      return { success: true, items, next_cursor: null };
    });
  });
}
