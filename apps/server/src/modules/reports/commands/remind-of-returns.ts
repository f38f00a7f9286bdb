import type { Day } from '@titian/finance/calendar';
import type { Ctx, Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { readOperatorsWho } from '../../identity/public.ts';
import { endOperatorNotices, notifyOperators } from '../../notifications/public.ts';
import { readSettings } from '../../settings/public.ts';
import { noticesOfReturn, reminderOn } from '../domain/due-date.ts';
import { type ReturnPeriod, readOpenReturns } from '../queries/read-returns.ts';

/**
 * At the end of a day, reminds those who may propose a return of each quarter whose return is not approved: once before
 * it is due, by the lead time of the settings, and once when it is overdue (OPS-50).
 */
export async function remindOfReturns(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  const open = await work.query(scope, readOpenReturns);
  if (open.length > 0) {
    await work.command(scope, (ctx) => remind(ctx, open, day));
  }
}

async function remind(ctx: Ctx, open: readonly ReturnPeriod[], on: Day): Promise<void> {
  const { marketReturnReminderDays: leadDays } = await readSettings(ctx);
  const operators = await readOperatorsWho(ctx, 'market_return');
  for (const { period, dueOn } of open) {
    const reminder = reminderOn(on, dueOn, leadDays);
    if (reminder !== null) {
      // A lead time that was changed since is another reminder.
      const occasion = reminder === 'overdue' ? reminder : `upcoming:${leadDays}`;
      if (reminder === 'overdue') {
        await endOperatorNotices(ctx, `${noticesOfReturn(period)}:upcoming`);
      }
      await notifyOperators(ctx, operators, {
        template: 'market_return_due',
        params: { period, dueOn, isOverdue: reminder === 'overdue' },
        dedupeKey: `${noticesOfReturn(period)}:${occasion}`,
      });
    }
  }
}
