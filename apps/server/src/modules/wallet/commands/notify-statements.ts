import { type Day, firstDayOf, lastDayOf, monthOf } from '@titian/finance/calendar';
import type { Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { investorsWithCash } from '../../ledger/public.ts';
import { notifyActiveUsers } from '../../notifications/public.ts';

/**
 * At the end of a month's last day, once its movements are booked, notifies investors that their statement is ready
 * (NTF-9). Missed days are caught up one by one (REP-16), and the key of a notification is the investor and the month.
 */
export async function notifyStatements(work: UnitOfWork, scope: Scope, on: Day): Promise<void> {
  const month = monthOf(on);
  const days = { from: firstDayOf(month), to: lastDayOf(month) };
  if (on !== days.to) {
    return;
  }
  await notifyActiveUsers(work, scope, {
    listAfter: (ctx, after, limit) => investorsWithCash(ctx, days, after, limit),
    notificationOf: (userId) => ({
      userId,
      template: 'statement_ready',
      params: { month },
      dedupeKey: `statement_ready:${month}:${userId}`,
    }),
  });
}
