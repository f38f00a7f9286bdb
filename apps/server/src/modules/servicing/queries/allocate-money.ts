import type { Day } from '@titian/finance/calendar';
import { minSen, type Sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { Note } from '../../notes/public.ts';
import { earlyTermsOf } from '../domain/early-terms.ts';
import { owedOn } from '../domain/guarantor-debt.ts';
import {
  planGuarantee,
  planRepayment,
  planSettlement,
  type RepaymentPlan,
} from '../domain/plan-repayment.ts';
import { earlySettlement, guaranteedAmount } from '../domain/settlement.ts';
import { findClaim } from '../store/guarantees.ts';
import { listInstalments } from '../store/instalments.ts';
import { costsOf } from '../store/recoveries.ts';
import type { RepaymentSource } from '../store/repayments.ts';
import { lateTermsOf } from './late-terms.ts';

/** What money on a note is used for. */
export interface MoneyAllocation extends RepaymentPlan {
  readonly costSen: Sen;
  readonly guarantorSen: Sen;
}

/** What ends a note where money covers it as of a day; null for an ordinary repayment. */
export type Ends = { readonly by: 'early' | 'guarantor'; readonly asOf: Day } | null;

/** Money that arrived for a note. */
export interface Arrived {
  readonly sourceKind: RepaymentSource;
  readonly amountSen: Sen;
  readonly receivedOn: Day;
  readonly ends: Ends;
}

/** Decides what money pays (REP-2), under the note's lock: in default costs first, then the instalments. */
export async function allocateMoney(ctx: QueryCtx, note: Note, money: Arrived): Promise<MoneyAllocation> {
  const costSen =
    note.defaultedOn === null || money.ends !== null
      ? ZERO_SEN
      : minSen((await costsOf(ctx.reader, note.id)).openSen, money.amountSen);
  const plan = await planOf(ctx, note, money, subtractSen(money.amountSen, costSen));
  if (money.sourceKind === 'guarantor') {
    // More than the guarantor owes is its own, never the issuer's or the investors'.
    return { ...plan, costSen, guarantorSen: plan.excessSen, excessSen: ZERO_SEN };
  }
  const claim = plan.excessSen > 0n ? await findClaim(ctx.reader, note.id) : null;
  const guarantorSen = minSen(owedOn(claim), plan.excessSen);
  return { ...plan, costSen, guarantorSen, excessSen: subtractSen(plan.excessSen, guarantorSen) };
}

async function planOf(
  ctx: QueryCtx,
  note: Note,
  { ends, receivedOn }: Arrived,
  availableSen: Sen,
): Promise<RepaymentPlan> {
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  const late = await lateTermsOf(ctx, note);
  if (ends?.by === 'guarantor' || (ends !== null && note.state === 'issued')) {
    const amountOn = ends.by === 'early' ? earlySettlement : guaranteedAmount;
    const settlement = amountOn(rows, ends.asOf, earlyTermsOf(note), late);
    if (settlement.totalSen > 0n && availableSen >= settlement.totalSen) {
      return planSettlement(rows, settlement, availableSen, receivedOn);
    }
    if (ends.by === 'guarantor') {
      return planGuarantee(rows, settlement, availableSen, receivedOn, late);
    }
  }
  return planRepayment(rows, availableSen, receivedOn, late);
}
