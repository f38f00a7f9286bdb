import { type Day, daysBetween } from '@titian/finance/calendar';
import { type Sen, senToText, sumSen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { type Note, setLate } from '../../notes/public.ts';
import { isOverdue, withLateSettled } from '../domain/instalment.ts';
import type { MoneyAllocation } from '../queries/allocate-money.ts';
import { addClaimPaid, addRepaid } from '../store/guarantees.ts';
import { updatePaid } from '../store/instalments.ts';
import { findNextSplit, markStale, type NextSplit, renewPlanned } from '../store/projections.ts';
import { insertRepayment, type RepaymentSource } from '../store/repayments.ts';
import { holdExcess } from './hold-excess.ts';

/** Money on a note, and the account in which it waits. */
export interface Money {
  readonly sourceKind: RepaymentSource;
  readonly sourceId: string;
  readonly amountSen: Sen;
  readonly receivedOn: Day;
  readonly payerName: string | null;
  readonly bankReference: string | null;
  readonly accountId: string;
}

/**
 * Writes one repayment as it was planned, under the note's lock: its parts, the instalments, the transfers, and the
 * jobs that pay the investors. What is beyond what is due waits as excess.
 * @returns the repayment's id
 */
export async function writeRepayment(
  ctx: Ctx,
  note: Note,
  money: Money,
  use: MoneyAllocation,
): Promise<string> {
  const usedSen = sumSen([use.principalSen, use.returnSen, use.lateSen, use.charitySen]);
  const next = usedSen === 0n ? null : await findNextSplit(ctx.tx, note.id);
  const ids = { repaymentId: next?.repaymentId ?? newId(), transferId: newId() };
  await insertRepayment(ctx.tx, {
    ...use,
    ...money,
    id: ids.repaymentId,
    noteId: note.id,
    transferId: ids.transferId,
    bookedOn: daysBetween(ctx.businessDate, money.receivedOn) > 0 ? money.receivedOn : ctx.businessDate,
    isDistributed: usedSen === 0n,
    at: ctx.now,
  });
  if (use.changed.length > 0) {
    await updatePaid(ctx.tx, note.id, use.changed.map(withLateSettled));
  }
  await followProjection(ctx, note.id, next, use);
  await storeClaim(ctx, note.id, money, { ...ids, ...use, usedSen });
  await collect(ctx, note, money, { ...ids, ...use, usedSen });
  // Assessed on the day of booking: a receipt from before a newer due day does not make the note punctual.
  if (note.isLate && !use.after.some((row) => isOverdue(row, ctx.businessDate))) {
    await setLate(ctx, note.id, false);
  }
  if (usedSen > 0n) {
    await enqueue(ctx, 'distribute_repayments', { note_id: note.id }, { key: `distribute:${note.id}` });
  }
  await recordAudit(ctx, {
    action: 'repayment.received',
    subjectKind: 'note',
    subjectId: note.id,
    after: auditOf(ids.repaymentId, money, use),
  });
  return ids.repaymentId;
}

/**
 * The repayment has the id that was chosen ahead, so its shares are those that the holders were shown, if it pays the
 * oldest instalment whole and nothing else. Otherwise what is still to come is projected again once it is
 * distributed.
 */
async function followProjection(
  ctx: Ctx,
  noteId: string,
  next: NextSplit | null,
  { parts, changed }: MoneyAllocation,
): Promise<void> {
  if (next === null) {
    return;
  }
  const isSettled = changed.some((row) => row.number === next.number && row.settledOn !== null);
  if (!isSettled) {
    await renewPlanned(ctx.tx, noteId, next.number);
  }
  const isAlone = isSettled && parts.every((part) => part.number === next.number);
  await markStale(ctx.tx, noteId, isAlone);
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
async function storeClaim(ctx: Ctx, noteId: string, money: Money, one: Flows): Promise<void> {
  const { repaymentId, usedSen: paidSen, guarantorSen } = one;
  await (money.sourceKind === 'guarantor'
    ? addClaimPaid(ctx.tx, noteId, { on: money.receivedOn, paidSen, overpaidSen: guarantorSen, repaymentId })
    : addRepaid(ctx.tx, noteId, guarantorSen));
}

/** The repayment names its first transfer; an excess has one of its own where something else was paid first. */
async function collect(ctx: Ctx, note: Note, money: Money, one: Flows): Promise<void> {
  const flows = [
    { to: platformAccount('recovery_costs'), amountSen: one.costSen, kind: 'recovery_cost' },
    { to: note.collectionAccountId, amountSen: one.usedSen, kind: 'repayment' },
    {
      to: platformAccount('guarantor_payable'),
      amountSen: one.guarantorSen,
      kind: money.sourceKind === 'guarantor' ? 'guarantor_overpaid' : 'guarantor_repaid',
    },
  ].filter((flow) => flow.amountSen > 0n);
  await postTransfers(
    ctx,
    noAccounts,
    flows.map((flow, index) => ({
      id: index === 0 ? one.transferId : newId(),
      debitAccountId: money.accountId,
      creditAccountId: flow.to,
      amountSen: flow.amountSen,
      kind: flow.kind,
      referenceId: one.repaymentId,
      noteId: note.id,
    })),
  );
  if (one.excessSen > 0n) {
    await holdExcess(ctx, note.id, {
      sourceKind: 'repayment',
      sourceId: one.repaymentId,
      availableOn: money.receivedOn,
      amountSen: one.excessSen,
      transferId: flows.length === 0 ? one.transferId : newId(),
    });
  }
}

function auditOf(repaymentId: string, money: Money, use: MoneyAllocation): Record<string, string> {
  return {
    repayment_id: repaymentId,
    source: money.sourceKind,
    amount: senToText(money.amountSen),
    costs: senToText(use.costSen),
    guarantor: senToText(use.guarantorSen),
    excess: senToText(use.excessSen),
  };
}
