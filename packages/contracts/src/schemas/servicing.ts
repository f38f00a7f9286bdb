import { z } from 'zod';
import type { servicingEndpoints } from '../endpoints/servicing.ts';
import { issueMessage } from '../messages/message.ts';
import { paymentMethods } from '../payment-methods.ts';
import { addressAndBank } from '../people.ts';
import {
  amount,
  amountOut,
  day,
  id,
  longText,
  ok,
  okList,
  oneOf,
  otpCode,
  pageQuery,
  text,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { noteUpdate } from './fact-sheet.ts';
import { refundAccount, servicedNote } from './operator-money-rows.ts';
import { pastRestructuring, scheduleRow } from './operator-restructuring.ts';
import { can } from './operator-rows.ts';
import { scheduleCalendar } from './schedule-calendar.ts';
import { lateParts, noteReference } from './shapes.ts';

/** What the recovery queue shows of a note, in ringgit over all its investors. */
const recovery = z.object({
  is_late: z.boolean(),
  days_late: z.int(),
  defaulted_on: day.nullable(),
  /** Everything that is due and unpaid, late charges included; in default the whole debt, with the costs of recovery. */
  amount_due: amountOut,
  ...lateParts,
  /** Costs of recovery in `amount_due`. */
  costs_due: amountOut,
  /** The profit of months not begun that a Shariah note in default need not pay. */
  ibra: amountOut,
  /** What two operators have waived of lateness: the late charge or ta'widh, and gharamah. */
  late_waived: amountOut,
  gharamah_waived: amountOut,
  received: amountOut,
  /** What came in since the default, costs included. */
  recovered: amountOut,
  costs: amountOut,
  outstanding: amountOut,
  written_off: amountOut,
  guarantor: z
    .object({
      name: z.string(),
      claimed_on: day,
      claimed: amountOut,
      /** Its last payment, and what it has paid on the note in all; null while it has not paid. */
      paid_on: day.nullable(),
      paid: amountOut.nullable(),
      /** `after_closing`: it came once nothing was expected any more. */
      payments: z.array(z.object({ on: day, amount: amountOut, after_closing: z.boolean() })),
      /** What is open is claimed less paid, with what has accrued since, or without what was settled otherwise. */
      open: amountOut,
      accrued: amountOut,
      lapsed: amountOut,
      /** Closed short by two operators: what was open on that day is not expected any more, and why. */
      closed: z.object({ on: day, amount: amountOut, explanation: z.string() }).nullable(),
      /** The day of the payment with which the guarantor completed the note; null where it did not. */
      completed_on: day.nullable(),
      /** What the issuer has paid since for the guarantor. */
      repaid: amountOut,
    })
    .nullable(),
  next_step: z.object({ step: z.string(), due_on: day }).nullable(),
});

/** Where one part of a guarantor's money is; `held` waits for a payout. */
const guarantorMoney = z.object({
  held: amountOut,
  on_the_way: amountOut,
  paid: amountOut,
  account: refundAccount.nullable(),
});

const updateKinds = ['reminder', 'promise', 'agency', 'legal', 'recovery', 'cost', 'other'] as const;

const step = z.strictObject({
  step: text(200, issueMessage('next_action_required')),
  due_on: day,
});

const investorsUpdate = noteUpdate.extend({ note_id: id, note_number: z.string() });

/** Money that was booked on a note, as its issuer reads it. */
const bookedPayment = z.object({
  id,
  /** Of the note, with the number of its payment. */
  receipt_number: z.string(),
  received_on: day,
  method: z.enum(paymentMethods),
  /** Of the payment, the collection or the bank's transfer; null where there is none. */
  reference: z.string().nullable(),
  payer_name: z.string().nullable(),
  amount: amountOut,
  principal: amountOut,
  return: amountOut,
  ...lateParts,
  costs: amountOut,
  /** What a guarantor gets back that has paid before. */
  guarantor: amountOut,
  /** Beyond what was due. */
  excess: amountOut,
});

export const servicingSchemas = {
  noteEarlySettlement: {
    query: z.object({ note_id: noteReference }),
    response: ok({
      early_settlement: z.object({
        note_id: id,
        note_number: z.string(),
        on: day,
        principal: amountOut,
        return: amountOut,
        ...lateParts,
        total: amountOut,
        /** What of it is paid from excess, and what is left to pay. */
        excess: amountOut,
        payable: amountOut,
        saved: amountOut,
      }),
    }),
  },
  noteBoSettlementQuote: { query: z.object({ note_id: noteReference }), response: z.string() },
  noteBoTransferAccount: {
    query: z.object({ note_id: noteReference }),
    response: ok({ name: z.string(), bank: z.string(), number: z.string(), reference: z.string() }),
  },
  noteBoPayments: {
    query: z.object({ note_id: noteReference }),
    response: okList(bookedPayment),
  },
  /** By the id of a booked payment, or by the reference under which the issuer started it. */
  noteBoReceipt: { params: z.object({ id: noteReference }), response: z.string() },
  noteBoYearlyStatement: {
    query: z.object({
      year: z
        .string({ error: issueMessage('period_required') })
        .regex(/^20\d{2}$/, issueMessage('period_invalid')),
    }),
    response: z.string(),
  },
  noteExcessRefund: {
    body: z.strictObject({ note_id: id, otp_code: otpCode.optional() }),
    response: ok({ refund: z.object({ amount: amountOut, account_last4: z.string() }) }),
  },
  noteRecovery: {
    query: z.object({ note_id: noteReference }),
    response: ok({
      /** Null where nothing is or was late. */
      recovery: recovery
        .extend({
          /** What the calling investor received since the default, after costs, fees and tax; issuers get null. */
          net_to_me: amountOut.nullable(),
          updates: z.array(noteUpdate),
        })
        .nullable(),
    }),
  },
  notesUpdates: {
    query: z.object({ ...pageQuery, note_id: noteReference.optional() }),
    response: okList(investorsUpdate),
  },
  operatorNote: {
    params: z.object({ id }),
    response: ok({
      note: servicedNote.extend({ is_guaranteed: z.boolean(), guarantor_name: z.string().nullable() }),
      recovery,
      /** What is a guarantor's: paid by the issuer since, or too much by itself; null where it has paid nothing. */
      guarantor_money: z
        .object({
          /** What its issuer has paid for it, to the account that was verified for it. */
          repaid: guarantorMoney,
          /** What it paid beyond what it owed: its own, to the account it came from or a verified one. */
          overpaid: guarantorMoney,
          is_proposed: z.boolean(),
        })
        .nullable(),
      /** What the issuer paid beyond what was due, and the day on which it is used next; null where nothing waits. */
      excess: z
        .object({
          amount: amountOut,
          used_on: day.nullable(),
          /** Two operators may refund it: nothing is due and unpaid, and no proposal is open. */
          is_proposed: z.boolean(),
        })
        .nullable(),
      /** What went back to the issuer, the newest first. */
      excess_refunds: z.array(
        z.object({
          amount: amountOut,
          on: day,
          state: z.enum(['queued', 'paid', 'returned']),
          /** Why the bank returned it. */
          reason: z.string().nullable(),
        }),
      ),
      updates: z.array(noteUpdate),
      /** As of its issue for a note that is issued; null for one that never will be. */
      calendar: scheduleCalendar.nullable(),
      schedule: z.array(scheduleRow),
      /** Newest first, each with the schedule that it replaced. */
      restructurings: z.array(pastRestructuring),
      repayments: z.array(
        z.object({
          id,
          received_on: day,
          source: z.enum(['intent', 'mandate', 'guarantor', 'recovery', 'manual', 'excess']),
          payer_name: z.string().nullable(),
          amount: amountOut,
          principal: amountOut,
          return: amountOut,
          ...lateParts,
          costs: amountOut,
          excess: amountOut,
          state: z.enum(['received', 'distributing', 'distributed']),
        }),
      ),
      can,
    }),
  },
  operatorNoteUpdate: {
    params: z.object({ id }),
    body: z.strictObject({
      kind: oneOf(updateKinds, issueMessage('update_kind_required')),
      title: text(120, issueMessage('title_required')),
      body: longText(2_000, issueMessage('investor_update_required')),
      amount: amount.nullable().optional(),
      next_step: step.nullable().optional(),
    }),
    response: ok({ update: noteUpdate }),
  },
  operatorGuarantorAccount: {
    params: z.object({ id }),
    body: z.strictObject({ bic: addressAndBank.bank_bic, number: addressAndBank.bank_account_no }),
    response: ok({}),
  },
} satisfies AreaSchemas<typeof servicingEndpoints>;
