import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { readOperator, readOperatorsWho } from '../../identity/public.ts';
import { setOwner } from '../store/exceptions.ts';
import { lockOpenException } from './close-exception.ts';

export interface AssignException {
  readonly id: string;
  /** A finance operator; null unassigns it. */
  readonly ownerId: string | null;
  readonly note: string | null;
}

/**
 * Makes an operator the owner of an open exception.
 * @throws AppError `not_found`, `wrong_state`; FieldError on owner_id for a user who is not of finance
 */
export async function assignException(ctx: Ctx, { id, ownerId, note }: AssignException): Promise<void> {
  const known = await lockOpenException(ctx, id);
  const owners = await readOperatorsWho(ctx, 'exception_assignment');
  if (ownerId !== null && !owners.some((one) => one.id === ownerId)) {
    throw fieldError('owner_id', message('finance_operator_required'));
  }
  const nameOf = async (owner: string | null) =>
    owner === null ? null : ((await readOperator(ctx, owner))?.name ?? null);
  await setOwner(ctx.tx, id, ownerId);
  await recordAudit(ctx, {
    action: 'reconciliation_exception.assigned',
    subjectKind: 'reconciliation_exception',
    subjectId: id,
    before: { owner: await nameOf(known.ownerId) },
    after: { owner: await nameOf(ownerId) },
    ...(note === null ? {} : { reason: note }),
  });
}
