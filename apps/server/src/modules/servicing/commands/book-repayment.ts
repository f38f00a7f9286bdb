import { type Day, daysBetween } from '@titian/finance/calendar';
import { minSen, type Sen, senToText, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { boundHash } from '../../approvals/public.ts';
import { lockAccounts, noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { lockNote, type Note, readNote, setLate } from '../../notes/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { earlyTermsOf } from '../domain/early-terms.ts';
import { owedOn } from '../domain/guarantor-debt.ts';
import { isOverdue, withLateSettled } from '../domain/instalment.ts';
import {
  planGuarantee,
  planRepayment,
  planSettlement,
  type RepaymentPlan,
} from '../domain/plan-repayment.ts';
import { earlySettlement, guaranteedAmount } from '../domain/settlement.ts';
import { lateTermsOf } from '../queries/late-terms.ts';
import { addClaimPaid, addRepaid, findClaim } from '../store/guarantees.ts';
import { listInstalments, updatePaid } from '../store/instalments.ts';
import { costsOf } from '../store/recoveries.ts';
import { insertRepayment, isBooked, type RepaymentSource } from '../store/repayments.ts';

/** Money on a note that waits in `payments_received`. */
export interface Receipt {
  readonly noteId: string;
  readonly sourceKind: RepaymentSource;
  /** What brought the money: a payment or an approval. It is booked once. */
  readonly sourceId: string;
  readonly amountSen: Sen;
  readonly receivedOn: Day;
  readonly payerName: string | null;
  readonly bankReference: string | null;
  /** What ends the note where the money covers it as of that day; null for an ordinary repayment. */
  readonly ends: { readonly by: 'early' | 'guarantor'; readonly asOf: Day } | null;
}

/** What the money was used for. */
export interface Booked {
  readonly repaymentId: string;
  readonly note: Note;
  readonly plan: RepaymentPlan;
}

interface Use extends RepaymentPlan {
  readonly costSen: Sen;
  readonly guarantorSen: Sen;
}

/**
 * Books money on a note once per source (rules §4): in default costs first, then its instalments; what is too much to
 * the guarantor that paid before, otherwise to the issuer's cash. A job pays the investors.
 * @returns null where this money is booked already
 */
export async function bookRepayment(ctx: Ctx, receipt: Receipt): Promise<Booked | null> {
  await lockNote(ctx, receipt.noteId);
  if (await isBooked(ctx.reader, receipt.sourceKind, receipt.sourceId)) {
    return null;
  }
  const note = await readNote(ctx, receipt.noteId);
  assertOurs(note, `the note of receipt ${receipt.sourceId} exists`);
  const use = await useOf(ctx, note, receipt);
  const usedSen = sumSen([use.principalSen, use.returnSen, use.lateSen, use.charitySen]);
  const ids = { repaymentId: newId(), transferId: newId() };
  await insertRepayment(ctx.tx, {
    ...use,
    ...receipt,
    id: ids.repaymentId,
    transferId: ids.transferId,
    bookedOn: daysBetween(ctx.businessDate, receipt.receivedOn) > 0 ? receipt.receivedOn : ctx.businessDate,
    isDistributed: usedSen === 0n,
    at: ctx.now,
  });
  if (use.changed.length > 0) {
    await updatePaid(ctx.tx, note.id, use.changed.map(withLateSettled));
  }
  await keepClaim(ctx, receipt, { ...ids, ...use, usedSen });
  await collect(ctx, note, receipt, { ...ids, ...use, usedSen });
  // Judged on the day of booking: a receipt from before a newer due day does not make the note punctual.
  if (note.isLate && !use.after.some((row) => isOverdue(row, ctx.businessDate))) {
    await setLate(ctx, note.id, false);
  }
  await goOn(ctx, note, { ...use, usedSen });
  await recordAudit(ctx, {
    action: 'repayment.received',
    subjectKind: 'note',
    subjectId: note.id,
    after: auditOf(ids.repaymentId, receipt, use),
  });
  return { repaymentId: ids.repaymentId, note, plan: use };
}

/** Decides what the money pays, under the note's lock. */
async function useOf(ctx: Ctx, note: Note, receipt: Receipt): Promise<Use> {
  const costSen =
    note.defaultedOn === null || receipt.ends !== null
      ? ZERO_SEN
      : minSen((await costsOf(ctx.reader, note.id)).openSen, receipt.amountSen);
  const plan = await planOf(ctx, note, receipt, subtractSen(receipt.amountSen, costSen));
  if (receipt.sourceKind === 'guarantor') {
    // More than the guarantor owes is its own, never the issuer's or the investors'.
    return { ...plan, costSen, guarantorSen: plan.excessSen, excessSen: ZERO_SEN };
  }
  const claim = plan.excessSen > 0n ? await findClaim(ctx.reader, note.id) : null;
  const guarantorSen = minSen(owedOn(claim), plan.excessSen);
  return { ...plan, costSen, guarantorSen, excessSen: subtractSen(plan.excessSen, guarantorSen) };
}

async function planOf(ctx: Ctx, note: Note, receipt: Receipt, availableSen: Sen): Promise<RepaymentPlan> {
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  const late = await lateTermsOf(ctx, note);
  const { ends, receivedOn } = receipt;
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

/** What money would be used for if it were booked now, under the note's lock; amounts as text. */
export async function bindAllocation(ctx: Ctx, receipt: Receipt): Promise<Record<string, string>> {
  await lockNote(ctx, receipt.noteId);
  const note = await readNote(ctx, receipt.noteId);
  assertOurs(note, `the note of receipt ${receipt.sourceId} exists`);
  const use = await useOf(ctx, note, receipt);
  return {
    note_state: note.state,
    // The same sums may pay other instalments.
    instalments: boundHash(ctx.vault, use.changed),
    principal: senToText(use.principalSen),
    return: senToText(use.returnSen),
    late: senToText(use.lateSen),
    charity: senToText(use.charitySen),
    costs: senToText(use.costSen),
    guarantor: senToText(use.guarantorSen),
    excess: senToText(use.excessSen),
  };
}

interface Flows {
  readonly repaymentId: string;
  readonly transferId: string;
  readonly usedSen: Sen;
  readonly costSen: Sen;
  readonly guarantorSen: Sen;
  readonly excessSen: Sen;
}

/** The claim grows by what its guarantor pays, or by what the issuer pays for it. */
async function keepClaim(ctx: Ctx, { noteId, sourceKind, receivedOn }: Receipt, one: Flows): Promise<void> {
  const { repaymentId, usedSen: paidSen, guarantorSen } = one;
  await (sourceKind === 'guarantor'
    ? addClaimPaid(ctx.tx, noteId, { on: receivedOn, paidSen, overpaidSen: guarantorSen, repaymentId })
    : addRepaid(ctx.tx, noteId, guarantorSen));
}

async function collect(ctx: Ctx, note: Note, { sourceKind }: Receipt, one: Flows): Promise<void> {
  const issuer = await readIssuer(ctx, note.issuerId);
  assertOurs(issuer, `the issuer of note ${note.id} exists`);
  const locked = one.excessSen > 0n ? await lockAccounts(ctx, [issuer.cashAccountId]) : noAccounts;
  const flows = [
    { to: platformAccount('recovery_costs'), amountSen: one.costSen, kind: 'recovery_cost' },
    { to: note.collectionAccountId, amountSen: one.usedSen, kind: 'repayment' },
    {
      to: platformAccount('guarantor_payable'),
      amountSen: one.guarantorSen,
      kind: sourceKind === 'guarantor' ? 'guarantor_overpaid' : 'guarantor_repaid',
    },
    { to: issuer.cashAccountId, amountSen: one.excessSen, kind: 'repayment_excess' },
  ].filter((flow) => flow.amountSen > 0n);
  await postTransfers(
    ctx,
    locked,
    flows.map((flow, index) => ({
      id: index === 0 ? one.transferId : newId(),
      debitAccountId: platformAccount('payments_received'),
      creditAccountId: flow.to,
      amountSen: flow.amountSen,
      kind: flow.kind,
      referenceId: one.repaymentId,
      noteId: note.id,
    })),
  );
}

/** What follows is done by jobs: investors are paid, and what was too much goes back once the note is finished. */
async function goOn(ctx: Ctx, note: Note, one: Pick<Flows, 'usedSen' | 'excessSen'>): Promise<void> {
  if (one.usedSen > 0n) {
    await enqueue(ctx, 'distribute_repayments', { note_id: note.id }, { key: `distribute:${note.id}` });
  } else if (one.excessSen > 0n) {
    await enqueue(ctx, 'return_excess', { note_id: note.id }, { key: `excess:${note.issuerId}` });
  }
}

function auditOf(repaymentId: string, receipt: Receipt, use: Use): Record<string, string> {
  return {
    repayment_id: repaymentId,
    source: receipt.sourceKind,
    amount: senToText(receipt.amountSen),
    costs: senToText(use.costSen),
    guarantor: senToText(use.guarantorSen),
    excess: senToText(use.excessSen),
  };
}
