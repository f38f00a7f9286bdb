import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { publishEvent } from '../../../platform/events.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { lockAccount } from '../../identity/public.ts';
import type { MoneyLevel } from '../domain/money-policy.ts';
import { awaitsConfirmation, type Restriction, type RestrictionCause } from '../domain/restriction.ts';
import { endRestriction, findCurrent, insertRestriction } from '../store/restrictions.ts';

export interface LevelChange {
  readonly userId: string;
  readonly level: MoneyLevel;
  readonly cause: RestrictionCause;
  readonly reason: string;
  /** The operator who set it; null for automatic ones. */
  readonly by: string | null;
  /** The second person where two decided; null where a confirmation is still due on `confirmBy`. */
  readonly confirmedBy: string | null;
  readonly confirmBy: Restriction['confirmBy'];
  readonly approvalId: string | null;
}

/**
 * Ends a customer's restriction in force and begins the new one, or none; the modules above are notified. Locks the
 * customer's row, so that changes follow each other.
 * @returns the id of the new restriction; null where the money is free again
 */
export async function changeLevel(ctx: Ctx, change: LevelChange): Promise<string | null> {
  await lockAccount(ctx, change.userId);
  const before = await findCurrent(ctx.tx, change.userId);
  if (before !== null) {
    const { by, reason, approvalId } = change;
    await endRestriction(ctx.tx, before.id, { by, at: ctx.now, reason, approvalId });
    if (awaitsConfirmation(before)) {
      // A restriction that has ended needs no confirmation.
      await enqueue(ctx, 'close_subject_proposals', { subject_id: before.id });
    }
  }
  const id = change.level === 'none' ? null : await begin(ctx, change, change.level);
  await recordAudit(ctx, {
    action: change.level === 'none' ? 'money_restriction.lifted' : 'money_restriction.set',
    subjectKind: 'user',
    subjectId: change.userId,
    before: { money_restriction: before?.level ?? 'none' },
    after: { money_restriction: change.level, cause: change.cause },
    reason: change.reason,
  });
  await publishEvent(ctx, 'customer.money_restricted', change.userId);
  return id;
}

async function begin(ctx: Ctx, change: LevelChange, level: Restriction['level']): Promise<string> {
  const id = newId();
  await insertRestriction(ctx.tx, {
    id,
    user_id: change.userId,
    level,
    cause: change.cause,
    reason: change.reason,
    set_by: change.by,
    set_at: ctx.now,
    approval_id: change.approvalId,
    confirm_by: change.confirmBy,
    confirmed_by: change.confirmedBy,
    confirmed_at: change.confirmedBy === null ? null : ctx.now,
  });
  return id;
}

/** What two operators decided elsewhere that freezes a customer by itself. */
export interface Freeze {
  readonly userId: string;
  readonly cause: Extract<RestrictionCause, 'screening' | 'fraud'>;
  readonly reason: string;
  readonly approval: { readonly id: string; readonly makerId: string; readonly checkerId: string | null };
}

/** Freezes a customer in the transaction of the decision that causes it; replaces a restriction in force. */
export async function freezeMoney(ctx: Ctx, { userId, cause, reason, approval }: Freeze): Promise<void> {
  await changeLevel(ctx, {
    ...{ userId, level: 'frozen', cause, reason, by: approval.makerId, approvalId: approval.id },
    ...{ confirmedBy: approval.checkerId, confirmBy: null },
  });
}
