import { holderOf } from '@titian/contracts/permission-limits';
import { type Permission, permissionNames } from '@titian/contracts/permissions';
import { addDays, type Day, startOfMalaysiaDay } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import { countAuditTrail } from '../../../platform/audit-trail.ts';
import type { Ctx, QueryCtx, Scope } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type OperatorAccount, operatorStatus, readOperatorAccounts } from '../../identity/public.ts';
import { readSettings } from '../../settings/public.ts';
import { quarterBefore } from '../domain/quarter-before.ts';
import type { AccessEntry } from '../domain/review.ts';
import { hasReviewOf, insertEntries, insertReview } from '../store/reviews.ts';

/** More actions of one operator in a quarter are not told apart. */
const ACTIONS_MAX = 1_000_000;

/**
 * At the end of the first day after a quarter, and of any later day where that was missed, the review of the quarter
 * opens with every operator as of then (OPS-45).
 */
export async function openReview(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  const { quarter } = quarterBefore(day);
  if (!(await work.query(scope, (ctx) => hasReviewOf(ctx.reader, quarter)))) {
    await work.command(scope, (ctx) => writeReview(ctx, day));
  }
}

async function writeReview(ctx: Ctx, on: Day): Promise<void> {
  const { quarter, ...days } = quarterBefore(on);
  const { accessReviewDays } = await readSettings(ctx);
  const id = newId();
  const dueOn = addDays(on, accessReviewDays);
  if (!(await insertReview(ctx.tx, { id, quarter, asOf: ctx.businessNow, dueOn, confirmation: null }))) {
    return;
  }
  const entries: AccessEntry[] = [];
  for (const account of await readOperatorAccounts(ctx)) {
    const actions = await countActions(ctx, account.id, days);
    entries.push({ ...factsOf(account), id: newId(), reviewId: id, actions, decision: null });
  }
  await insertEntries(ctx.tx, entries);
  await recordAudit(ctx, {
    ...{ action: 'access_review.opened', subjectKind: 'access_review', subjectId: id },
    after: { quarter, operators: entries.length },
  });
}

function factsOf(account: OperatorAccount) {
  return {
    ...{ operatorId: account.id, name: account.name, roles: account.roles, narrowed: narrowedOf(account) },
    ...{ status: operatorStatus(account), lastSignInAt: account.lastSignInAt },
    hasSecondFactor: account.hasSecondFactor,
  };
}

/** What the roles hold at most and the operator does not, or up to an amount only (OPS-29). */
function narrowedOf({ roles, grants }: OperatorAccount): Permission[] {
  const most = holderOf(...roles).grants;
  return permissionNames.filter((name) => {
    const held = grants[name];
    return most[name] !== undefined && (held === undefined || held.limitSen !== null);
  });
}

function countActions(
  ctx: QueryCtx,
  operatorId: string,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<number> {
  const [since, before] = [startOfMalaysiaDay(from), startOfMalaysiaDay(addDays(to, 1))];
  const filter = { actorKind: 'operator', actorId: operatorId, since, until: before };
  return countAuditTrail(ctx.reader, filter, ACTIONS_MAX);
}
