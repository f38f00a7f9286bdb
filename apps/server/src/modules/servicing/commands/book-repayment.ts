import { addDays, type Day } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { boundHash } from '../../approvals/public.ts';
import { platformAccount } from '../../ledger/public.ts';
import { lockNote, type Note, readNote } from '../../notes/public.ts';
import type { RepaymentPlan } from '../domain/plan-repayment.ts';
import { allocateMoney, type Ends } from '../queries/allocate-money.ts';
import { lastDueDay } from '../queries/last-due-day.ts';
import { listOpenExcess } from '../store/excesses.ts';
import { isBooked, type RepaymentSource } from '../store/repayments.ts';
import { applyExcess, payFromExcess } from './apply-excess.ts';
import { settleWithExcess } from './settle-with-excess.ts';
import { writeRepayment } from './write-repayment.ts';

/** Money on a note that waits in `receipts_clearing`. */
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
  readonly ends: Ends;
}

/** What the money was used for. */
export interface Booked {
  readonly repaymentId: string;
  readonly note: Note;
  readonly plan: RepaymentPlan;
}

/**
 * Books money on a note once per source (REP-2): in default costs first, then its instalments; what is too much to
 * the guarantor that paid before, otherwise it waits as the issuer's excess. A job pays the investors.
 * @returns null where this money is booked already
 */
export async function bookRepayment(ctx: Ctx, receipt: Receipt): Promise<Booked | null> {
  await lockNote(ctx, receipt.noteId);
  if (await isBooked(ctx.reader, receipt.sourceKind, receipt.sourceId)) {
    return null;
  }
  // What waited pays what was due before this money came, also where the end of that day is not worked off yet.
  await payFromExcess(ctx, receipt.noteId, addDays(receipt.receivedOn, -1));
  const note = await readNote(ctx, receipt.noteId);
  invariant(note, `the note of receipt ${receipt.sourceId} exists`);
  const money = { ...receipt, accountId: platformAccount('receipts_clearing') };
  const use = (await settleWithExcess(ctx, note, receipt)) ?? (await allocateMoney(ctx, note, receipt));
  const repaymentId = await writeRepayment(ctx, note, money, use);
  // Money that was held may be beyond what was due when it came, and due by now.
  await applyExcess(ctx, note.id, await lastDueDay(ctx));
  return { repaymentId, note, plan: use };
}

/** What money would be used for if it were booked now, under the note's lock; amounts as text. */
export async function bindAllocation(ctx: Ctx, receipt: Receipt): Promise<Record<string, string>> {
  await lockNote(ctx, receipt.noteId);
  const note = await readNote(ctx, receipt.noteId);
  invariant(note, `the note of receipt ${receipt.sourceId} exists`);
  const use = await allocateMoney(ctx, note, receipt);
  return {
    note_state: note.state,
    // The same sums may pay other instalments.
    instalments: boundHash(ctx.fieldEncryption, use.changed),
    principal: senToText(use.principalSen),
    return: senToText(use.returnSen),
    late: senToText(use.lateSen),
    charity: senToText(use.charitySen),
    costs: senToText(use.costSen),
    guarantor: senToText(use.guarantorSen),
    excess: senToText(use.excessSen),
    // It is used together with what comes in.
    waiting: boundHash(ctx.fieldEncryption, await listOpenExcess(ctx.reader, note.id)),
  };
}
