import { addDays, type Day } from '@titian/finance/calendar';
import type { Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { notifyActiveUsers } from '../../notifications/public.ts';
import { confirmedFor } from '../domain/employment.ts';
import { listConfirmedIn } from '../store/investors.ts';

/**
 * Before the day on which employment data stops being up to date, asks its owner by a notification whether it is still
 * correct, once (ONB-21). Missed days are caught up one by one (REP-16).
 */
export async function notifyEmploymentDue(work: UnitOfWork, scope: Scope, on: Day): Promise<void> {
  const due = addDays(on, 1);
  const confirmed = confirmedFor(due);
  if (confirmed === null) {
    return;
  }
  await notifyActiveUsers(work, scope, {
    listAfter: (ctx, after, limit) => listConfirmedIn(ctx.reader, confirmed, after, limit),
    notificationOf: (userId) => ({
      userId,
      template: 'employment_due',
      params: {},
      dedupeKey: `employment_due:${due}:${userId}`,
    }),
  });
}
