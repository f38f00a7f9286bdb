import type { QueryCtx } from '../../../platform/context.ts';
import type { CollectedAccount } from '../../servicing/public.ts';
import { isCollectable } from '../domain/mandate.ts';
import { isUnderWay } from '../store/collections.ts';
import { findRunning, listActive } from '../store/mandates.ts';

export interface MandateStatus {
  /** A mandate exists that has not ended (DDB-7). */
  readonly hasMandate: boolean;
  /** It may be collected under. */
  readonly isActive: boolean;
}

/** What the profile of a business owner says about direct debit. */
export async function mandateStatus(ctx: QueryCtx, userId: string): Promise<MandateStatus> {
  const running = await findRunning(ctx.reader, userId);
  return { hasMandate: running !== null, isActive: running !== null && isCollectable(running) };
}

/** The accounts that business owners' instalments are collected from; those who pay manually are left out. */
export async function collectedFrom(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, CollectedAccount>> {
  const mandates = await listActive(ctx.reader, userIds);
  return new Map(
    mandates.map((one) => {
      const { bankName, accountLast4: last4, startsOn: fromOn, endsOn: untilOn } = one;
      return [one.userId, { bankName, last4, fromOn, untilOn }];
    }),
  );
}

/** Whether the bank is collecting on a note right now, so that a manual payment would be paid twice. */
export function isCollecting(ctx: QueryCtx, noteId: string): Promise<boolean> {
  return isUnderWay(ctx.reader, noteId);
}
