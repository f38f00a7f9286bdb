import { message } from '@titian/contracts/messages/message';
import type { ConflictNature } from '@titian/contracts/registers';
import type { Day } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { investorsNamed, issuersRegistered } from '../../onboarding/public.ts';
import {
  insertConflictVersion,
  listConflictVersions,
  lockConflict,
  nextConflictNumber,
} from '../store/conflicts.ts';

export interface Disclosure {
  readonly nature: ConflictNature;
  readonly counterparty: string;
  readonly description: string;
}

/** An operator discloses an interest of their own (CMP-7). The audit log says that, and not which. @returns its id */
export async function discloseConflict(
  ctx: Ctx,
  operator: OperatorPrincipal,
  disclosure: Disclosure,
): Promise<string> {
  const [id, number] = [newId(), await nextConflictNumber(ctx.tx)];
  await insertConflictVersion(ctx.tx, {
    ...{ ...disclosure, id, conflictId: id, number, version: 1, operatorId: operator.id, customerId: null },
    ...{ disclosedOn: ctx.businessDate, mitigation: null, state: 'disclosed', reviewOn: null },
    ...{ authorId: operator.id, writtenAt: ctx.businessNow },
  });
  await recordAudit(ctx, {
    ...{ action: 'conflict.disclosed', subjectKind: 'conflict_of_interest', subjectId: id },
    after: { number },
  });
  return id;
}

export interface Management {
  readonly customerNumber: string | null;
  readonly mitigation: string;
  readonly state: 'managed' | 'closed';
  readonly reviewOn: Day | null;
}

/**
 * Compliance says how a conflict is mitigated and when that is reviewed, or that it has ended (CMP-7).
 * @throws AppError `not_found`, `entry_changed`, `own_conflict`; `wrong_state` for a closed one; FieldError on an
 * unknown customer and on a review that is not ahead
 */
export async function manageConflict(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: { readonly id: string; readonly version: number },
  management: Management,
): Promise<void> {
  await lockConflict(ctx.tx, named.id);
  const [last] = await listConflictVersions(ctx.tx, named.id);
  if (last === undefined) {
    throw new AppError('not_found');
  }
  if (last.operatorId === operator.id) {
    throw new AppError('own_conflict');
  }
  if (last.version !== named.version) {
    throw new AppError('entry_changed', { version: last.version });
  }
  if (last.state === 'closed') {
    throw new AppError('wrong_state');
  }
  const { mitigation, state } = management;
  await insertConflictVersion(ctx.tx, {
    ...{ ...last, id: newId(), version: last.version + 1, mitigation, state },
    customerId: await customerNamed(ctx, management.customerNumber),
    reviewOn: reviewOf(ctx, management),
    ...{ authorId: operator.id, writtenAt: ctx.businessNow },
  });
  await recordAudit(ctx, {
    ...{ action: 'conflict.managed', subjectKind: 'conflict_of_interest', subjectId: named.id },
    before: { state: last.state },
    after: { number: last.number, state },
  });
}

/** What is closed is not reviewed again. */
function reviewOf(ctx: Ctx, { state, reviewOn }: Management): Day | null {
  if (state === 'closed') {
    return null;
  }
  if (reviewOn === null || reviewOn <= ctx.businessDate) {
    throw fieldError('review_on', message('conflict_review_required'));
  }
  return reviewOn;
}

async function customerNamed(ctx: Ctx, number: string | null): Promise<string | null> {
  if (number === null) {
    return null;
  }
  const [investor] = await investorsNamed(ctx, { numbers: [number.toUpperCase()], names: [] });
  const [issuer] = investor === undefined ? await issuersRegistered(ctx, [number]) : [];
  const found = investor ?? issuer;
  if (found === undefined) {
    throw fieldError('customer_number', message('conflict_customer_unknown'));
  }
  return found.userId;
}
