import type { QueryCtx } from '../../../platform/context.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import type { Note } from '../../notes/public.ts';
import { type RefundSubject, type RefundTarget, readTargetOfLine } from '../../payments/public.ts';
import { bankByBic } from '../../settings/public.ts';
import { type GuarantorMoney, type GuarantorMoneyPart, whereIsIt } from '../domain/guarantor-payout.ts';
import { type GuaranteeClaim, lastOverpaidLine } from '../store/guarantees.ts';
import { listGuarantorPayouts } from '../store/guarantor-payouts.ts';

/** One part of what is a guarantor's, and where it may be sent. */
export interface PayableToGuarantor extends GuarantorMoney {
  readonly account: RefundTarget['account'];
  readonly bankName: string;
}

/** What is owed to a guarantor that has paid: by its issuer, and of its own money (decision 051). */
export interface GuarantorQueue extends Readonly<Record<GuarantorMoneyPart, PayableToGuarantor>> {
  /** The number of events so far: payouts made and accounts stored. It only grows. */
  readonly steps: number;
  /** A payout of it waits for a second operator. */
  readonly isProposed: boolean;
}

/** As whose money it is that goes to a guarantor: only an account in that name is taken. */
export function guarantorSubject(note: Pick<Note, 'id' | 'guarantorName'>): RefundSubject {
  return { kind: 'guarantor', id: note.id, transferId: null, payerName: note.guarantorName };
}

/** Null where no guarantor has paid on the note. */
export async function guarantorQueue(
  ctx: QueryCtx,
  note: Note,
  claim: GuaranteeClaim | null,
): Promise<GuarantorQueue | null> {
  if (claim === null || claim.paidOn === null) {
    return null;
  }
  const payouts = await listGuarantorPayouts(ctx.reader, note.id);
  const verified = await readTargetOfLine(ctx, guarantorSubject(note), null);
  // An overpayment is returned to the account it came from, unless the guarantor has given another own account.
  const line = await lastOverpaidLine(ctx.reader, note.id);
  const sender = await readTargetOfLine(ctx, guarantorSubject(note), line);
  return {
    repaid: await payable(ctx, whereIsIt('repaid', claim.repaidSen, payouts), byEnquiry(verified)),
    overpaid: await payable(ctx, whereIsIt('overpaid', claim.overpaidSen, payouts), sender),
    steps: payouts.length + verified.storedCount,
    isProposed: (await subjectsWithProposal(ctx, 'guarantor_payout', [note.id])).has(note.id),
  };
}

/** An account that only a statement names is good for money that came from it, not for other money. */
function byEnquiry({ account, storedCount }: RefundTarget): RefundTarget {
  return { account: account?.source === 'statement' ? null : account, storedCount };
}

async function payable(
  ctx: QueryCtx,
  money: GuarantorMoney,
  { account }: RefundTarget,
): Promise<PayableToGuarantor> {
  const bank = account === null ? null : await bankByBic(ctx, account.bic);
  return { ...money, account, bankName: bank?.name ?? account?.bic ?? '' };
}
