import { allocateRepayment, type RepaymentAllocation } from '@titian/finance/allocate-repayment';
import { addSen, minSen, type Sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import type { Note } from '../../notes/public.ts';
import { earlyTermsOf } from '../domain/early-terms.ts';
import { excessTotal } from '../domain/excess.ts';
import { planSettlement } from '../domain/plan-repayment.ts';
import { earlySettlement } from '../domain/settlement.ts';
import type { Arrived, MoneyAllocation } from '../queries/allocate-money.ts';
import { lateTermsOf } from '../queries/late-terms.ts';
import { listOpenExcess } from '../store/excesses.ts';
import { listInstalments } from '../store/instalments.ts';
import { writeExcessAllocation } from './apply-excess.ts';

/**
 * Settles a note early with its excess and what its issuer pays to it: the excess is booked first, the rest is what the
 * payment is used for.
 * @returns null where nothing waits, the payment is no early settlement, or both together do not cover it
 */
export async function settleWithExcess(
  ctx: Ctx,
  note: Note,
  { ends, amountSen, receivedOn }: Arrived,
): Promise<MoneyAllocation | null> {
  const open =
    ends?.by === 'early' && note.state === 'issued' ? await listOpenExcess(ctx.reader, note.id) : [];
  if (ends === null || open.length === 0) {
    return null;
  }
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  const settlement = earlySettlement(rows, ends.asOf, earlyTermsOf(note), await lateTermsOf(ctx, note));
  const waitingSen = minSen(excessTotal(open), settlement.totalSen);
  if (settlement.totalSen === 0n || addSen(amountSen, waitingSen) < settlement.totalSen) {
    return null;
  }
  const whole = planSettlement(rows, settlement, addSen(amountSen, waitingSen), receivedOn);
  const first = allocateRepayment(waitingSen, settlement.due);
  const none = { costSen: ZERO_SEN, guarantorSen: ZERO_SEN };
  // The instalments are written with the payment, which settles them.
  const use = { ...whole, ...first, ...none, changed: [] };
  await writeExcessAllocation(ctx, note, { open, on: receivedOn, amountSen: waitingSen, use });
  return { ...whole, ...restOf(whole, first), ...none };
}

/** What an allocation pays beyond a smaller one of the same instalments in the same order. */
function restOf(whole: RepaymentAllocation, first: RepaymentAllocation): RepaymentAllocation {
  const less = (all: Sen, part: Sen | undefined) => subtractSen(all, part ?? ZERO_SEN);
  const parts = whole.parts.map((row) => {
    const part = first.parts.find((one) => one.number === row.number);
    return {
      number: row.number,
      principalSen: less(row.principalSen, part?.principalSen),
      returnSen: less(row.returnSen, part?.returnSen),
      lateSen: less(row.lateSen, part?.lateSen),
      charitySen: less(row.charitySen, part?.charitySen),
    };
  });
  return {
    parts: parts.filter((one) => one.principalSen + one.returnSen + one.lateSen + one.charitySen > 0n),
    principalSen: less(whole.principalSen, first.principalSen),
    returnSen: less(whole.returnSen, first.returnSen),
    lateSen: less(whole.lateSen, first.lateSen),
    charitySen: less(whole.charitySen, first.charitySen),
    excessSen: whole.excessSen,
  };
}
