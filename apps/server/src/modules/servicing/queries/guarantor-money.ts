import { addSen, type Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import type { Note } from '../../notes/public.ts';
import { type RefundSubject, type RefundTarget, readRefundTarget } from '../../payments/public.ts';
import { bankByBic } from '../../settings/public.ts';
import { type GuarantorMoney, whereIsIt } from '../domain/guarantor-payout.ts';
import type { GuaranteeClaim } from '../store/guarantees.ts';
import { listGuarantorPayouts } from '../store/guarantor-payouts.ts';

/** What is owed to a guarantor that has paid, and where it may be sent. */
export interface GuarantorDesk extends GuarantorMoney {
  /** Of all this what the guarantor itself paid beyond what it owed; the rest came from the issuer. */
  readonly overpaidSen: Sen;
  readonly account: RefundTarget['account'];
  readonly bankName: string;
  /** How much has happened so far: payouts made and accounts kept. It only grows. */
  readonly steps: number;
  /** A payout of it waits for a second operator. */
  readonly isProposed: boolean;
}

/** As whose money it is that goes to a guarantor: only an account in that name is taken. */
export function guarantorSubject(note: Pick<Note, 'id' | 'guarantorName'>): RefundSubject {
  return { kind: 'guarantor', id: note.id, transferId: null, payerName: note.guarantorName };
}

/** Null where no guarantor has paid on the note. */
export async function guarantorDesk(
  ctx: QueryCtx,
  note: Note,
  claim: GuaranteeClaim | null,
): Promise<GuarantorDesk | null> {
  if (claim === null || claim.paidOn === null) {
    return null;
  }
  const payouts = await listGuarantorPayouts(ctx.reader, note.id);
  const { account, kept } = await readRefundTarget(ctx, guarantorSubject(note));
  const bank = account === null ? null : await bankByBic(ctx, account.bic);
  return {
    ...whereIsIt(addSen(claim.repaidSen, claim.overpaidSen), payouts),
    overpaidSen: claim.overpaidSen,
    account,
    bankName: bank?.name ?? account?.bic ?? '',
    steps: payouts.length + kept,
    isProposed: (await subjectsWithProposal(ctx, 'guarantor_payout', [note.id])).has(note.id),
  };
}
