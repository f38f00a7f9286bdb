import { message } from '@titian/contracts/messages/message';
import type { Obligation } from '@titian/contracts/treasury';
import { addDays, type Day } from '@titian/finance/calendar';
import { maxSen, type Sen, senToText, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalSubject, boundHash } from '../../approvals/public.ts';
import { contentHashes } from '../../files/public.ts';
import { queuePayout } from '../../payments/public.ts';
import { bankByBic, readSettings } from '../../settings/public.ts';
import { obligationTerms } from '../domain/obligation.ts';
import { dueOn, firstTaxMonth, taxPeriodOf } from '../domain/period.ts';
import type { PeriodTransfer, Recipient } from '../domain/remittance.ts';
import { remittanceLabel } from '../domain/remittance-label.ts';
import { insertRemittance, lastThrough, lockObligation, sumCommitted } from '../store/remittances.ts';
import { hashOf, insertCovered, listOpenTransfers, sumOpen } from '../store/transfers.ts';

/** No business day is later. */
const LAST_DAY = '9999-12-31' as Day;

/** What two operators let leave the trust account: everything of an obligation that is open up to a day. */
export interface RemittanceRequest {
  readonly obligation: Obligation;
  readonly through: Day;
  readonly noteId: string | null;
  readonly recipient: Recipient;
  readonly invoice: { readonly fileId: string; readonly number: string } | null;
}

/** The same with its sum and the transfers behind it. */
export interface PreparedRemittance extends RemittanceRequest {
  readonly from: Day;
  readonly due: Day | null;
  readonly amountSen: Sen;
  readonly transfers: readonly PeriodTransfer[];
}

/**
 * Calculates the amount to remit for a period, under the lock of its obligation (TRE-6).
 * @throws FieldError on `after.through` for a day that is not over, a period that is remitted or no taxable period, and
 * where nothing is open or the account holds less
 */
export async function prepareRemittance(ctx: Ctx, request: RemittanceRequest): Promise<PreparedRemittance> {
  const { obligation, through, noteId } = request;
  await lockObligation(ctx.tx, obligation);
  const from = await rejectWrongPeriod(ctx, request);
  const transfers = await listOpenTransfers(ctx.tx, { obligation, through, noteId });
  const amountSen = sumSen(transfers.map((one) => one.amountSen));
  // Fees that left may have left later; the first of what came in never did.
  const earliest = transfers.find((one) => one.amountSen > 0n)?.on;
  if (earliest === undefined || amountSen <= 0n) {
    throw fieldError('after.through', message('remittance_nothing_left', { through }));
  }
  const heldSen = await sumOpen(ctx.tx, { obligation, through: LAST_DAY, noteId: null });
  if (amountSen > heldSen) {
    throw fieldError(
      'after.through',
      message('remittance_above_balance', {
        held: senToText(maxSen(heldSen, ZERO_SEN)),
        amount: senToText(amountSen),
      }),
    );
  }
  return {
    ...request,
    from: from ?? earliest,
    due: dueOn(obligation, through, earliest),
    amountSen,
    transfers,
  };
}

/** @returns the first day of the period; null where it begins with its earliest transfer */
async function rejectWrongPeriod(ctx: Ctx, request: RemittanceRequest): Promise<Day | null> {
  const { obligation, through, noteId } = request;
  if (through >= ctx.businessDate) {
    throw fieldError('after.through', message('remittance_day_not_over'));
  }
  const last = await lastThrough(ctx.tx, obligation, noteId);
  if (last !== null && through <= last) {
    throw fieldError('after.through', message('remittance_already_through', { last }));
  }
  const after = last === null ? null : addDays(last, 1);
  const { serviceTaxFirstMonth } = await readSettings(ctx);
  const period = taxPeriodOf(obligation, through, firstTaxMonth(serviceTaxFirstMonth));
  if (period === null) {
    return after;
  }
  if (period.through !== through) {
    throw fieldError('after.through', message('taxable_period_end', { through: period.through }));
  }
  return after !== null && after > period.from ? after : period.from;
}

/** What both operators see of it. */
export async function describeRemittance(ctx: Ctx, one: PreparedRemittance): Promise<ApprovalSubject> {
  const { recipient } = one;
  const bank = await bankByBic(ctx, recipient.bic);
  return {
    version: 1,
    label: remittanceLabel(one),
    before: {
      amount: senToText(one.amountSen),
      transfers: one.transfers.length,
      from: one.from,
      due: one.due,
      pay_to: `${recipient.name} · ${bank?.name ?? recipient.bic} ••${recipient.last4}`,
      committed: senToText(await sumCommitted(ctx.tx, one.obligation)),
    },
  };
}

/** Everything that decides what leaves and where to (decision 034). */
export async function boundBy(ctx: Ctx, one: PreparedRemittance): Promise<JsonValue> {
  const { recipient, invoice } = one;
  return {
    amount: senToText(one.amountSen),
    transfers: one.transfers.length,
    transfers_sha256: hashOf(one.transfers).toString('hex'),
    from: one.from,
    note_id: one.noteId,
    recipient: { id: recipient.id, ...boundRecipient(ctx, recipient) },
    invoice: invoice && { documents: await contentHashes(ctx, [invoice.fileId]), number: invoice.number },
  };
}

/** The account that is paid: its number is hashed as it is stored for paying, not as it was found by. */
export function boundRecipient({ fieldEncryption }: Ctx, { name, bic, numberEnc }: Recipient) {
  return { name, bic, account: boundHash(fieldEncryption, fieldEncryption.open(numberEnc)) };
}

/**
 * Writes the remittance with the transfers that it covers, and queues its payout. The money stays in the obligation's
 * account until a batch with it is released.
 * @param approvedText the sum that both operators agreed to
 * @throws AppError `approval_stale` where a transfer came in between the look and this
 */
export async function approveRemittance(
  ctx: Ctx,
  one: PreparedRemittance,
  approval: { readonly id: string; readonly approvedText: JsonValue | undefined },
): Promise<void> {
  if (approval.approvedText !== senToText(one.amountSen)) {
    throw new AppError('approval_stale');
  }
  const { recipient, invoice } = one;
  const id = newId();
  const payoutId = await queuePayout(ctx, {
    purpose: obligationTerms[one.obligation].purpose,
    purposeId: id,
    userId: null,
    payee: { bic: recipient.bic, numberEnc: recipient.numberEnc, last4: recipient.last4 },
    beneficiary: recipient.name,
    amountSen: one.amountSen,
    usableFrom: ctx.businessNow,
  });
  await insertRemittance(ctx.tx, {
    ...{ id, obligation: one.obligation, note_id: one.noteId, from_on: one.from, through_on: one.through },
    ...{ amount_sen: one.amountSen, transfers: one.transfers.length, due_on: one.due },
    transfers_sha256: hashOf(one.transfers),
    recipient_id: recipient.id,
    invoice_file_id: invoice?.fileId ?? null,
    invoice_number: invoice?.number ?? null,
    ...{ approval_id: approval.id, payout_id: payoutId },
  });
  await insertCovered(ctx.tx, id, one.transfers);
  await recordAudit(ctx, {
    action: 'remittance.approved',
    subjectKind: 'remittance',
    subjectId: id,
    after: { obligation: one.obligation, through: one.through, amount: senToText(one.amountSen) },
  });
}
