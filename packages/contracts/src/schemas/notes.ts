import { z } from 'zod';
import { financingTypes, noteContracts } from '../constants.ts';
import type { noteEndpoints } from '../endpoints/notes.ts';
import { grades } from '../grades.ts';
import { issueMessage } from '../messages/message.ts';
import {
  agreed,
  amount,
  amountOut,
  day,
  file,
  id,
  instant,
  month,
  ok,
  okList,
  oneOf,
  otpCode,
  pageQuery,
  percent,
  percentOut,
  refNumber,
  wholeText,
  yesNoText,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { factSheet, factSheetRevision, noteUpdate } from './fact-sheet.ts';
import { holdingDetail, holdingList, issuerGroups } from './holdings.ts';
import { noteNextPayment, notePay } from './note-payments.ts';
import { scheduleCalendar } from './schedule-calendar.ts';
import { lateParts, mine, nextPayment, note, noteReference, paymentOutcome } from './shapes.ts';

const sort = oneOf(
  ['newest', 'closing', 'rate', 'term', 'funded'],
  issueMessage('order_not_listed'),
).optional();

const openQuery = z.object({
  ...pageQuery,
  sort,
  grade: oneOf(grades, issueMessage('grade_invalid')).optional(),
  type: oneOf(financingTypes, issueMessage('financing_type_required')).optional(),
  contract: oneOf(noteContracts, issueMessage('contract_type_required')).optional(),
  rate_min: percent.optional(),
  term_max: wholeText(1, 36, issueMessage('term_months_invalid')).optional(),
  guaranteed: yesNoText.optional(),
  ref_code: noteReference.optional(),
  /** 1: only what is on the caller's watchlist. */
  watched: yesNoText.optional(),
});

const openNote = note.extend({ is_watched: z.boolean() });

const shortNote = note.pick({
  id: true,
  number: true,
  rate: true,
  term_months: true,
  grade: true,
  remaining: true,
  funded_percent: true,
  closes_at: true,
});

/** What an investor has in all notes, by which a screen knows beforehand what a subscription would exceed. */
const subscriberPosition = z.object({
  /** Waiting subscriptions and principal outstanding. */
  invested: amountOut,
  /** The part of it with the issuer of the note. */
  with_issuer: amountOut,
  /** Above it each subscription is acknowledged (SUB-4); null where no limit is recommended. */
  recommended_limit: amountOut.nullable(),
  /** Whether the limit rejects instead of requiring an acknowledgement. */
  limit_blocks: z.boolean(),
  /** How many subscriptions may still be taken back in the window of the settings (SUB-3). */
  cancellations_left: z.int(),
});

const amortization = z.object({
  number: z.int(),
  due_on: day,
  principal: amountOut,
  return: amountOut,
  total: amountOut,
  /** Investors see no gharamah in `late_charge`, because it goes to charity. */
  ...lateParts,
  paid: amountOut,
  state: z.enum(['due', 'partial', 'paid', 'late']),
  mine: amountOut,
});

const quote = z.object({
  return_gross: amountOut,
  fee: amountOut,
  service_tax: amountOut,
  withholding_tax: amountOut,
  return_net: amountOut,
  net_rate: percentOut,
  break_even_default_percent: percentOut,
  months: z.array(z.object({ month, principal: amountOut, return_net: amountOut })),
});

const offer = z.object({
  amount: amountOut,
  rate: percentOut,
  term_months: z.int(),
  origination_fee: amountOut,
  service_tax: amountOut,
  expires_at: instant,
  /** The letter as a file; null for the moment until it is made, and for earlier offers. */
  letter_id: id.nullable(),
});

/** Why a signature stands for nothing any more. */
const voidReason = z.enum(['trade_unfinished', 'price_changed', 'terms_changed', 'note_cancelled']);

const issuersNote = note.extend({
  /** Whether operators have stopped the campaign for a while. */
  is_paused: z.boolean(),
  offer: offer.nullable(),
  next_payment: nextPayment.nullable(),
  /** What the issuer owes the guarantor that paid for it; null where none did or nothing is left. */
  owed_to_guarantor: z.object({ name: z.string(), amount: amountOut }).nullable(),
  requests: z.array(z.object({ id, text: z.string(), due_on: day })),
  /** Of a funded Shariah note: signed and being traded, or void, so that it is signed again. */
  signature: z
    .object({ state: z.enum(['signed', 'void']), signed_at: instant, void_reason: voidReason.nullable() })
    .nullable(),
});

const issuersNotes = { query: z.object(pageQuery), response: okList(issuersNote) };

export const noteSchemas = {
  note: {
    params: z.object({ id: noteReference }),
    response: ok({
      note: note.extend({
        is_paused: z.boolean(),
        /** Whether it is on the watchlist of the calling investor. */
        is_watched: z.boolean(),
        fact_sheet: factSheet.nullable(),
        /** What was corrected after the listing, the newest first. */
        fact_sheet_revisions: z.array(factSheetRevision),
        documents: z.array(file),
        updates: z.array(noteUpdate),
        mine: mine.nullable(),
        position: subscriberPosition.nullable(),
        can: z.object({
          invest: z.boolean(),
          cancel: z.boolean(),
          confirm: z.boolean(),
          issue: z.boolean(),
          pay: z.boolean(),
        }),
      }),
    }),
  },
  noteAmortizations: {
    query: z.object({ note_id: noteReference, amount: amount.optional() }),
    response: okList(amortization).extend({
      quote: quote.nullable(),
      /** Null once the note is issued: its due days are fixed. */
      calendar: scheduleCalendar.nullable(),
    }),
  },
  notesOpenForSubscription: { query: openQuery, response: okList(openNote).extend({ total: z.int() }) },
  notesOpenForSubscriptionMinimised: { query: openQuery, response: okList(shortNote) },
  notesSubscribed: holdingList,
  notesPast: holdingList,
  notesByIssuer: issuerGroups,
  noteHolding: holdingDetail,
  notesBoPending: issuersNotes,
  notesBoListed: issuersNotes,
  notesBoIssued: issuersNotes,
  notesBoDefaulted: issuersNotes,
  notesBoCompleted: issuersNotes,
  notesBoUnderReview: issuersNotes,
  noteListingConfirm: {
    body: z.strictObject({ note_id: id, agree_offer: agreed }),
    response: ok({ note }),
  },
  noteIssue: {
    body: z.strictObject({
      note_id: id,
      accepted_amount: amount,
      agree_agreement: agreed,
      otp_code: otpCode.optional(),
    }),
    response: ok({
      note,
      disbursement: z.object({
        amount: amountOut,
        origination_fee: amountOut,
        service_tax: amountOut,
        net: amountOut,
        /** `awaiting_trade`: signed; the note is issued as soon as its commodity is traded (Shariah). */
        state: z.enum(['awaiting_trade', 'queued', 'approved', 'in_batch', 'paid', 'returned', 'cancelled']),
      }),
    }),
  },
  noteNextPayment,
  notePay,
  notePaymentCheck: {
    body: z.strictObject({ ref_number: refNumber }),
    response: ok({ payment: z.object(paymentOutcome), note }),
  },
} satisfies AreaSchemas<typeof noteEndpoints>;
