import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { lockAccount } from '../../identity/public.ts';
import type { AddressChange } from '../domain/address-change.ts';
import { lockAddressChange, settleAddressChange } from '../store/address-changes.ts';

/**
 * Takes a request back before it is decided. A proposal about it becomes stale.
 * @throws AppError `not_found`, `wrong_state`
 */
export async function withdrawAddressChange(ctx: Ctx, userId: string, id: string): Promise<AddressChange> {
  await lockAccount(ctx, userId);
  const change = await lockAddressChange(ctx.tx, id);
  if (change === null || change.userId !== userId) {
    throw new AppError('not_found');
  }
  if (change.state !== 'waiting') {
    throw new AppError('wrong_state', { state: change.state }, message('address_change_decided'));
  }
  await settleAddressChange(ctx.tx, id, { state: 'withdrawn', decidedAt: ctx.businessNow });
  await recordAudit(ctx, { action: 'address.withdrawn', subjectKind: 'address_change', subjectId: id });
  await enqueue(ctx, 'close_subject_proposals', { subject_id: id });
  return { ...change, state: 'withdrawn', decidedAt: ctx.businessNow };
}
