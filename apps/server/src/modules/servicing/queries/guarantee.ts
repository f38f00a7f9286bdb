import type { Day } from '@titian/finance/calendar';
import { addSen, type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { Note } from '../../notes/public.ts';
import { earlyTermsOf } from '../domain/early-terms.ts';
import type { ServicedInstalment } from '../domain/instalment.ts';
import { guaranteedAmount } from '../domain/settlement.ts';
import { findClaim, type GuaranteeClaim } from '../store/guarantees.ts';
import type { Repayment } from '../store/repayments.ts';
import { lateTermsOf } from './late-terms.ts';

/** A claim on a guarantor: the claimed amount, its payments by day, and what is open. */
export interface Guarantee {
  readonly claim: GuaranteeClaim;
  /** What of each payment the note took, oldest first. */
  readonly payments: readonly GuarantorPayment[];
  /** What it would have to pay on the business date; nothing once the debt is settled or the claim is closed. */
  readonly openSen: Sen;
}

export interface GuarantorPayment {
  readonly on: Day;
  readonly amountSen: Sen;
  /** It came once nothing was expected any more. */
  readonly isAfterClosing: boolean;
}

/** The claim on a note's guarantor as it stands on the business date; null where none was made. */
export async function guaranteeOf(
  ctx: QueryCtx,
  note: Note,
  rows: readonly ServicedInstalment[],
  repayments: readonly Repayment[],
): Promise<Guarantee | null> {
  const claim = await findClaim(ctx.reader, note.id);
  if (claim === null) {
    return null;
  }
  return {
    claim,
    payments: paymentsOf(claim, repayments),
    openSen: claim.closing === null ? await guaranteedOn(ctx, note, rows) : ZERO_SEN,
  };
}

/** What a guarantor owes on the business date (REC-15), whatever became of the claim. */
export async function guaranteedOn(
  ctx: QueryCtx,
  note: Note,
  rows: readonly ServicedInstalment[],
): Promise<Sen> {
  return guaranteedAmount(rows, ctx.businessDate, earlyTermsOf(note), await lateTermsOf(ctx, note)).totalSen;
}

function paymentsOf({ closing }: GuaranteeClaim, repayments: readonly Repayment[]): GuarantorPayment[] {
  let paidSen = ZERO_SEN;
  return repayments
    .filter(
      ({ sourceKind, principalSen, returnSen }) =>
        sourceKind === 'guarantor' && principalSen + returnSen > 0n,
    )
    .toSorted((one, other) => one.seq - other.seq)
    .map((one) => {
      const amountSen = addSen(one.principalSen, one.returnSen);
      paidSen = addSen(paidSen, amountSen);
      const isAfterClosing = closing !== null && paidSen > closing.paidSen;
      return { on: one.receivedOn, amountSen, isAfterClosing };
    });
}
