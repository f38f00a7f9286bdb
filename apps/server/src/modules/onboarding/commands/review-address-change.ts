import { message } from '@titian/contracts/messages/message';
import { addressChangeReview as review } from '@titian/contracts/schemas/address-change';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  approvalExecutor,
  boundHash,
} from '../../approvals/public.ts';
import { contentHashes } from '../../files/public.ts';
import { lockAccount } from '../../identity/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { isAllowed, readMoneyRestriction } from '../../restrictions/public.ts';
import { townOf } from '../domain/address.ts';
import type { AddressChange } from '../domain/address-change.ts';
import { readApplicant } from '../queries/read-applicant.ts';
import { verifiedNameOf } from '../queries/verified-name.ts';
import { findAddressChange, lockAddressChange, settleAddressChange } from '../store/address-changes.ts';
import { setIssuerState } from '../store/issuers.ts';

type Review = z.output<typeof review>;

/**
 * Two operators decide about a requested address by its proof (ONB-39). It is accepted only while its owner's account is
 * active and unrestricted; it may be rejected at any time.
 */
export const addressChangeReview: ApprovalExecutor = approvalExecutor<Review>({
  kind: 'address_change',
  subjectKind: 'address_change',
  after: review,
  async load(ctx, subjectId, { after }) {
    const change = await lockWaiting(ctx, subjectId, after);
    const verifiedName = await verifiedNameOf(ctx, change.userId);
    return {
      version: change.version,
      label: verifiedName ?? '',
      // The addresses stand in the queue, which fewer roles read than proposals.
      before: { state: change.state, document_kind: change.documentKind },
    };
  },
  async binds(ctx, subjectId, { after }) {
    const change = await lockWaiting(ctx, subjectId, after);
    const current = (await readApplicant(ctx, change.userId))?.address ?? null;
    const [proof] = await contentHashes(ctx, [change.fileId]);
    return {
      customer: change.userId,
      address: boundHash(ctx.fieldEncryption, change.address),
      before: boundHash(ctx.fieldEncryption, current),
      documents: proof?.sha256 ?? null,
      verified_name: boundHash(ctx.fieldEncryption, await verifiedNameOf(ctx, change.userId)),
    };
  },
  apply: settle,
});

/** Locks the customer before the request, the lock order of the request itself. */
async function lockWaiting(ctx: Ctx, id: string, { decision }: Review): Promise<AddressChange> {
  const found = await findAddressChange(ctx.reader, id);
  if (found === null) {
    throw new AppError('not_found');
  }
  const { user } = await lockAccount(ctx, found.userId);
  const change = await lockAddressChange(ctx.tx, id);
  if (change === null || change.state !== 'waiting') {
    throw new AppError('wrong_state', { state: change?.state ?? null }, message('address_change_decided'));
  }
  if (decision === 'accept') {
    if (user.accountStatus !== 'Active') {
      throw new AppError('wrong_state', {}, message('address_customer_inactive'));
    }
    await rejectRestricted(ctx, change.userId);
  }
  return change;
}

/** Operators who decide about addresses see the restriction without its cause. */
async function rejectRestricted(ctx: Ctx, userId: string): Promise<void> {
  const levels = await readMoneyRestriction(ctx, [userId]);
  if (!isAllowed(levels.get(userId) ?? 'none', 'address_change')) {
    throw new AppError('wrong_state', {}, message('address_customer_restricted'));
  }
}

async function settle(ctx: Ctx, approval: ApprovalOf<Review>): Promise<void> {
  const { decision, rejection } = approval.after;
  const change = await lockWaiting(ctx, approval.subjectId, approval.after);
  const { userId, address } = change;
  const ended = { decidedAt: ctx.businessNow, approvalId: approval.id };
  const isAccepted = decision === 'accept';
  await settleAddressChange(
    ctx.tx,
    change.id,
    isAccepted ? { ...ended, state: 'accepted' } : { ...ended, state: 'rejected', rejection },
  );
  if (isAccepted && address.country === 'MY') {
    await setIssuerState(ctx.tx, userId, address.state ?? '');
  }
  await recordAudit(ctx, {
    action: 'address.settled',
    subjectKind: 'address_change',
    subjectId: change.id,
    after: { outcome: isAccepted ? 'accepted' : 'rejected', rejection: rejection ?? null },
    reason: approval.reason,
  });
  const town = townOf(address);
  const to = { userId, dedupeKey: `address_change_settled:${change.id}` };
  await notifyUsers(
    ctx,
    rejection === undefined
      ? [{ ...to, template: 'address_changed', params: { town } }]
      : [{ ...to, template: 'address_change_rejected', params: { town, rejection } }],
  );
}
