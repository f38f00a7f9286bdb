import type { QueryCtx } from '../../../platform/context.ts';
import { type Payment, type PaymentSource, readPaymentSources } from '../../payments/public.ts';
import { judgeRefundAccount, type RefundAccount } from '../domain/refund-account.ts';
import type { Topup } from '../domain/topup.ts';
import { type KeptRefundAccount, listRefundAccounts } from '../store/refund-accounts.ts';

export interface RefundTarget {
  /** Where the money goes back to; null where nobody knows yet. */
  readonly account: RefundAccount | null;
  /** How many accounts were kept for the top-up so far: another number means that it may go elsewhere. */
  readonly kept: number;
}

/** Where held top-ups may go back to: an account that was proven for each, or the one on the bank's statement. */
export async function readRefundTargets(
  ctx: QueryCtx,
  topups: readonly Topup[],
  payments: ReadonlyMap<string, Payment>,
): Promise<ReadonlyMap<string, RefundTarget>> {
  const kept = await listRefundAccounts(
    ctx.reader,
    topups.map((one) => one.id),
  );
  const sources = await readPaymentSources(
    ctx,
    topups.map((one) => one.intentId).filter((id) => id !== null),
  );
  return new Map(
    topups.map((topup) => {
      const own = kept.filter((one) => one.topupId === topup.id);
      const source = sources.get(topup.intentId ?? '');
      const payerName = payments.get(topup.intentId ?? '')?.payerName ?? null;
      const account =
        own.find((one) => one.isCurrent) ??
        (source === undefined ? null : onStatement(source, payerName, own));
      return [topup.id, { account, kept: own.length }] as const;
    }),
  );
}

/** The account on the statement, unless the bank has sent a refund to it back or it is in another name. */
function onStatement(
  { holderName, ...source }: PaymentSource,
  payerName: string | null,
  kept: readonly KeptRefundAccount[],
): RefundAccount | null {
  const verdict = judgeRefundAccount('statement', holderName, payerName);
  const wasReturned = kept.some((one) => one.isReturned && one.numberHash.equals(source.numberHash));
  return verdict.kind === 'refuse' || wasReturned
    ? null
    : { ...source, source: 'statement', holderName: verdict.holderName, nameCheck: verdict.nameCheck };
}
