import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readOperatorsWho, readUsers, userName } from '../../identity/public.ts';
import { queueEmail } from '../../notifications/public.ts';
import type { Restriction } from '../domain/restriction.ts';
import { lockLate, setEscalated } from '../store/restrictions.ts';

/**
 * Notifies compliance and administrators once about each restriction that was not confirmed in time. It stays in force:
 * money that has left does not come back (decision 032).
 */
export async function escalateUnconfirmed(ctx: Ctx): Promise<void> {
  const late = await lockLate(ctx.tx, ctx.businessDate);
  if (late.length === 0) {
    return;
  }
  await setEscalated(
    ctx.tx,
    late.map((one) => one.id),
    ctx.now,
  );
  const users = await readUsers(
    ctx,
    late.map((one) => one.userId),
  );
  for (const one of late) {
    const user = users.get(one.userId);
    await write(ctx, one, user === undefined ? '' : userName(user));
    await recordAudit(ctx, {
      action: 'money_restriction.escalated',
      subjectKind: 'user',
      subjectId: one.userId,
      after: { money_restriction: one.level, confirm_by: one.confirmBy },
    });
  }
}

async function write(ctx: Ctx, { id, userId, confirmBy }: Restriction, customer: string): Promise<void> {
  for (const operator of await readOperatorsWho(ctx, 'money_restriction_view')) {
    await queueEmail(ctx, {
      userId: null,
      to: operator.email,
      name: operator.name,
      template: 'restriction_unconfirmed',
      params: { customer, confirmBy: confirmBy ?? ctx.businessDate, customerId: userId },
      dedupeKey: `restriction_unconfirmed:${id}:${operator.id}`,
    });
  }
}
