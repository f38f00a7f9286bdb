import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { ReconciliationException } from '../domain/exception.ts';
import type { Payout } from '../domain/payout.ts';
import { findExceptionsBy } from '../store/exceptions.ts';
import {
  type FoundPayment,
  findPaymentsByAmount,
  findPaymentsByReference,
  findPayoutsByAmount,
  findPayoutsById,
  findPayoutsByReference,
} from '../store/search.ts';

/** What money is looked for by. */
export interface MoneySearch {
  /** A reference in every way that it may be written. */
  readonly references: readonly string[];
  /** A number as an account at each bank. */
  readonly accountHashes: readonly Buffer[];
  readonly amountSen: Sen | null;
  readonly limit: number;
}

/** Some payouts by id, in no order; unknown ids are left out. */
export async function readPayouts(ctx: QueryCtx, ids: readonly string[]): Promise<Payout[]> {
  return ids.length === 0 ? [] : findPayoutsById(ctx.reader, ids);
}

/** Payments by any of their references, or by their amount, newest first. */
export function findPayments(
  ctx: QueryCtx,
  { references, amountSen, limit }: MoneySearch,
): Promise<FoundPayment[]> {
  return amountSen === null
    ? findPaymentsByReference(ctx.reader, references, limit)
    : findPaymentsByAmount(ctx.reader, amountSen, limit);
}

/** Exceptions of the reconciliation by the bank's reference of their line, or by their amount, newest first. */
export function findExceptions(
  ctx: QueryCtx,
  { references, amountSen, limit }: MoneySearch,
): Promise<ReconciliationException[]> {
  return findExceptionsBy(ctx.reader, { references, amountSen }, limit);
}

/** Payouts by their EndToEndId, the account that they go to, or their amount, newest first. */
export function findPayouts(
  ctx: QueryCtx,
  { references, accountHashes, amountSen, limit }: MoneySearch,
): Promise<Payout[]> {
  return amountSen === null
    ? findPayoutsByReference(ctx.reader, { references, accountHashes }, limit)
    : findPayoutsByAmount(ctx.reader, amountSen, limit);
}
