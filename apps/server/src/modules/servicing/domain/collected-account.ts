import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';

/** The account that an issuer's instalments are collected from by direct debit. */
export interface CollectedAccount {
  readonly bankName: string;
  /** Null where the bank does not name the account. */
  readonly last4: string | null;
  /** The first and the last day on which its bank allows it. */
  readonly fromOn: Day;
  readonly untilOn: Day;
}

/**
 * Data about direct debit that servicing needs from a higher module; provided by compose. Issuers who pay manually
 * are left out.
 */
export type CollectedFrom = (
  ctx: QueryCtx,
  issuerIds: readonly string[],
) => Promise<ReadonlyMap<string, CollectedAccount>>;

/** The account that a payment is collected from when it falls due; null where it is paid manually, or overdue. */
export function accountFor(
  account: CollectedAccount | undefined,
  dueOn: Day,
  today: Day,
): CollectedAccount | null {
  const isCovered = account !== undefined && dueOn >= account.fromOn && dueOn <= account.untilOn;
  return isCovered && dueOn >= today ? account : null;
}
