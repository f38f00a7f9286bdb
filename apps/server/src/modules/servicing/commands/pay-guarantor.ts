import { message } from '@titian/contracts/messages/message';
import { guarantorPayout } from '@titian/contracts/schemas/guarantor-proposals';
import { parseSen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { lockNote, type Note, readNote } from '../../notes/public.ts';
import {
  boundRefundAccount,
  describeRefundAccount,
  endRefundAccount,
  type Payout,
  type PayoutHandler,
  queuePayout,
  readRefundTarget,
  storeNamedAccount,
} from '../../payments/public.ts';
import type { GuarantorMoneyPart } from '../domain/guarantor-payout.ts';
import {
  type GuarantorQueue,
  guarantorQueue,
  guarantorSubject,
  type PayableToGuarantor,
} from '../queries/guarantor-money.ts';
import { findClaim } from '../store/guarantees.ts';
import { changeGuarantorPayout, insertGuarantorPayout } from '../store/guarantor-payouts.ts';
import { countRepayments } from '../store/repayments.ts';

type GuarantorPay = z.output<typeof guarantorPayout>;

/**
 * Two operators pay a guarantor what its issuer has paid since, to its verified account (REC-4), or refund its own
 * overpayment to the account it came from (decision 051). The money stays in `guarantor_payable` until the bank has
 * paid it.
 */
export const guarantorPayment = approvalExecutor<GuarantorPay>({
  kind: 'guarantor_payout',
  subjectKind: 'note',
  after: guarantorPayout,
  async load(ctx, subjectId, { after }) {
    const { note, queue, owed } = await lockOwed(ctx, subjectId, after);
    if (parseSen(after.amount) !== owed.heldSen) {
      throw fieldError(
        'after.amount',
        message('guarantor_amount_changed', { amount: senToText(owed.heldSen) }),
      );
    }
    return {
      // Another payment, payout or account in between makes the proposal stale.
      version: 1 + (await countRepayments(ctx.reader, note.id)) + queue.steps,
      label: `${note.number} · ${note.guarantorName ?? ''}`,
      before: {
        guarantor: note.guarantorName,
        pay_to: await describeRefundAccount(ctx, owed.account),
        name_check: owed.account?.nameCheck ?? null,
        paid_before: senToText(owed.paidSen),
      },
    };
  },
  async binds(ctx, subjectId, { after }) {
    const { note, owed } = await lockOwed(ctx, subjectId, after);
    return {
      amount: senToText(owed.heldSen),
      paid_before: senToText(owed.paidSen),
      on_the_way: senToText(owed.onTheWaySen),
      guarantor: boundHash(ctx.fieldEncryption, note.guarantorName),
      issuer: note.issuerId,
      refund_account: boundRefundAccount(ctx, owed.account),
    };
  },
  apply: pay,
});

async function pay(ctx: Ctx, { id: approvalId, subjectId, after }: ApprovalOf<GuarantorPay>): Promise<void> {
  const { note, owed } = await lockOwed(ctx, subjectId, after);
  const { account, heldSen: amountSen } = owed;
  invariant(account, `the account of the guarantor of note ${note.id} is known`);
  const isOverpaid = partOf(after) === 'overpaid';
  if (isOverpaid && account.source === 'statement') {
    await storeNamedAccount(ctx, guarantorSubject(note), account);
  }
  const id = newId();
  const payoutId = await queuePayout(ctx, {
    purpose: 'guarantor',
    purposeId: id,
    // What the issuer paid came from a customer, whose restriction stops it; what the guarantor paid is no customer's.
    userId: isOverpaid ? null : note.issuerId,
    payee: { bic: account.bic, numberEnc: account.numberEnc, last4: account.last4 },
    beneficiary: account.holderName,
    amountSen,
    usableFrom: ctx.businessNow,
  });
  const row = { id, note_id: note.id, amount_sen: amountSen, approval_id: approvalId, payout_id: payoutId };
  await insertGuarantorPayout(ctx.tx, { ...row, overpaid_sen: isOverpaid ? amountSen : ZERO_SEN });
  await recordAudit(ctx, {
    action: 'guarantor.payout_queued',
    subjectKind: 'note',
    subjectId: note.id,
    after: { amount: senToText(amountSen), part: partOf(after), last4: account.last4 },
  });
}

/** Proposals from before the two were separated are about what the issuer has paid. */
function partOf({ part }: GuarantorPay): GuarantorMoneyPart {
  return part ?? 'repaid';
}

interface Owed {
  readonly note: Note;
  readonly queue: GuarantorQueue;
  readonly owed: PayableToGuarantor;
}

/** @throws AppError `not_found`, `wrong_state` where nothing waits for a guarantor or its account is not known */
async function lockOwed(ctx: Ctx, noteId: string, after: GuarantorPay): Promise<Owed> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  const queue = note === null ? null : await guarantorQueue(ctx, note, await findClaim(ctx.reader, noteId));
  const owed = queue?.[partOf(after)];
  if (note === null || queue === null || owed === undefined || owed.heldSen === 0n) {
    throw new AppError('wrong_state', {}, message('guarantor_money_none'));
  }
  if (owed.account === null) {
    throw new AppError('wrong_state', {}, message('guarantor_account_unproven'));
  }
  return { note, queue, owed };
}

/** What happens to money for a guarantor as its payout moves on. */
export const guarantorPayouts: PayoutHandler = {
  purpose: 'guarantor',
  async onPaid(ctx, payout) {
    const paidOn = payout.settledOn ?? ctx.businessDate;
    const noteId = await changeGuarantorPayout(ctx.tx, payout.purposeId, { state: 'paid', paid_on: paidOn });
    invariant(noteId, `payout ${payout.id} goes to a guarantor`);
    const amount = senToText(payout.amountSen);
    await recordAudit(ctx, {
      action: 'guarantor.paid',
      subjectKind: 'note',
      subjectId: noteId,
      after: { amount },
    });
  },
  /** Returned by the bank: the money is held again, and the rejecting account is not used a second time. */
  async onReturned(ctx, payout, reason) {
    const change = { state: 'returned', paid_on: null };
    const noteId = await changeGuarantorPayout(ctx.tx, payout.purposeId, change);
    invariant(noteId, `payout ${payout.id} goes to a guarantor`);
    await endAccountOf(ctx, payout, noteId, reason);
    await recordAudit(ctx, {
      action: 'guarantor.payout_returned',
      subjectKind: 'note',
      subjectId: noteId,
      after: { amount: senToText(payout.amountSen) },
      reason,
    });
  },
};

/** An account verified since is not the one that rejected the money. */
async function endAccountOf(ctx: Ctx, payout: Payout, noteId: string, reason: string): Promise<void> {
  const note = await readNote(ctx, noteId);
  invariant(note, `the note of payout ${payout.id} exists`);
  const subject = guarantorSubject(note);
  const { account } = await readRefundTarget(ctx, subject);
  if (account !== null && payout.payee?.numberHash?.equals(account.numberHash)) {
    await endRefundAccount(ctx.tx, subject, { at: ctx.now, returnedReason: reason });
  }
}
