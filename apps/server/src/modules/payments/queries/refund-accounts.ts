import type { QueryCtx } from '../../../platform/context.ts';
import { boundHash } from '../../approvals/public.ts';
import { bankByBic } from '../../settings/public.ts';
import type { PaymentSource } from '../domain/payment-source.ts';
import { assessRefundAccount, type RefundAccount, type RefundSubject } from '../domain/refund-account.ts';
import { listRefundAccounts, type StoredRefundAccount } from '../store/refund-accounts.ts';
import { listSources } from '../store/sources.ts';

export interface RefundTarget {
  /** The account the money is returned to; null where unknown. */
  readonly account: RefundAccount | null;
  /** How many accounts were stored for it so far: a changed number means that the account may have changed. */
  readonly storedCount: number;
}

const nowhere: RefundTarget = { account: null, storedCount: 0 };

/** The account held money may be returned to: one that was verified for it, or the one on the bank's statement. */
export async function readRefundTargets(
  ctx: QueryCtx,
  subjects: readonly RefundSubject[],
): Promise<ReadonlyMap<string, RefundTarget>> {
  const stored = await listRefundAccounts(ctx.reader, subjects);
  const transfers = subjects.map((one) => one.transferId).filter((id) => id !== null);
  const sources = await listSources(ctx.reader, transfers);
  return new Map(
    subjects.map((subject) => {
      const own = stored.filter((one) => one.subjectId === subject.id);
      const source = sources.get(subject.transferId ?? '');
      const account =
        own.find((one) => one.isCurrent) ??
        (source === undefined ? null : onStatement(source, subject.payerName, own));
      return [subject.id, { account, storedCount: own.length }] as const;
    }),
  );
}

/** The same for one. */
export async function readRefundTarget(ctx: QueryCtx, subject: RefundSubject): Promise<RefundTarget> {
  return (await readRefundTargets(ctx, [subject])).get(subject.id) ?? nowhere;
}

/** An account as the second operator reads it before deciding. */
export async function describeRefundAccount(
  ctx: QueryCtx,
  account: RefundAccount | null,
): Promise<string | null> {
  if (account === null) {
    return null;
  }
  const bank = await bankByBic(ctx, account.bic);
  const source = account.evidence === null ? account.source : `${account.source}: ${account.evidence}`;
  return `${account.holderName} · ${bank?.name ?? account.bic} •••• ${account.last4} · ${source}`;
}

/** An account as a proposal binds it: another bank, number, holder or source makes the proposal stale. */
export function boundRefundAccount(
  { fieldEncryption }: QueryCtx,
  account: RefundAccount | null,
): Record<string, string | null> | null {
  return (
    account && {
      bank: account.bic,
      account: boundHash(fieldEncryption, fieldEncryption.open(account.numberEnc)),
      holder: boundHash(fieldEncryption, account.holderName),
      source: account.source,
      name_check: account.nameCheck,
      evidence: account.evidence,
    }
  );
}

/** The account on the statement, unless the bank has sent a refund to it back or it is in another name. */
export function onStatement(
  { holderName, ...source }: PaymentSource,
  payerName: string | null,
  stored: readonly StoredRefundAccount[],
): RefundAccount | null {
  const verdict = assessRefundAccount('statement', holderName, payerName);
  const wasReturned = stored.some((one) => one.isReturned && one.numberHash.equals(source.numberHash));
  return verdict.kind === 'refuse' || wasReturned
    ? null
    : {
        ...source,
        source: 'statement',
        holderName: verdict.holderName,
        nameCheck: verdict.nameCheck,
        evidence: null,
      };
}
