import type { Day } from '@titian/finance/calendar';
import { addSen, type Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { Note } from '../../notes/public.ts';
import { earlyTermsOf } from '../domain/early-terms.ts';
import type { ServicedInstalment } from '../domain/instalment.ts';
import { guaranteedAmount } from '../domain/settlement.ts';
import { findClaim, type GuaranteeClaim } from '../store/guarantees.ts';
import type { Repayment } from '../store/repayments.ts';
import { lateTermsOf } from './late-terms.ts';

/** A claim on a guarantor: what it was asked for, what it has paid on which day, and what is open. */
export interface Guarantee {
  readonly claim: GuaranteeClaim;
  /** What of each payment the note took, oldest first. */
  readonly payments: readonly { readonly on: Day; readonly amountSen: Sen }[];
  /** What it would have to pay on the business date; nothing is left of it once the debt is settled by anybody. */
  readonly openSen: Sen;
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
  const owed = guaranteedAmount(rows, ctx.businessDate, earlyTermsOf(note), await lateTermsOf(ctx, note));
  const payments = repayments
    .filter(
      ({ sourceKind, principalSen, returnSen }) =>
        sourceKind === 'guarantor' && principalSen + returnSen > 0n,
    )
    .toSorted((one, other) => one.seq - other.seq)
    .map((one) => ({ on: one.receivedOn, amountSen: addSen(one.principalSen, one.returnSen) }));
  return { claim, payments, openSen: owed.totalSen };
}
