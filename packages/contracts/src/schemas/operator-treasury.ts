import { z } from 'zod';
import type { treasuryEndpoints } from '../endpoints/operator-treasury.ts';
import { issueMessage } from '../messages/message.ts';
import { obligations, recipientPurposes } from '../treasury.ts';
import { uploads } from '../uploads.ts';
import {
  amountOut,
  codeBeside,
  day,
  file,
  id,
  instant,
  ok,
  okList,
  oneOf,
  pageQuery,
  text,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { operatorFile } from './operator-file.ts';

const nullableText = z.string().nullable();
const byId = z.object({ id });
const obligation = z.enum(obligations);
const format = oneOf(['csv', 'pdf'], issueMessage('csv_or_pdf_required'));

/** Money in the trust account that is owed for a period and not remitted yet. */
const openPeriod = z.object({
  obligation,
  /** Costs of recovery are owed by note. */
  note: z.object({ id, number: z.string() }).nullable(),
  /** To whom it is owed, where that is always the same. */
  owed_to: nullableText,
  ...codeBeside('owed_to'),
  from: day,
  through: day,
  amount: amountOut,
  transfers: z.int(),
  /** The day of the earliest transfer. */
  since: day,
  due: day.nullable(),
  is_overdue: z.boolean(),
  is_proposed: z.boolean(),
  /** The period is over, and two operators may remit it. */
  can: z.object({ propose: z.boolean() }),
});

const recipient = z.object({
  id,
  purpose: z.enum(recipientPurposes),
  name: z.string(),
  bank: z.string(),
  account_last4: z.string(),
  /** As the bank named the holder; null where it names none. */
  holder_name: nullableText,
  state: z.enum(['draft', 'active', 'ended']),
  is_proposed: z.boolean(),
  created_at: instant,
  can: z.object({ activate: z.boolean(), end: z.boolean() }),
});

const remittance = z.object({
  id,
  obligation,
  note: z.object({ id, number: z.string() }).nullable(),
  recipient: z.string(),
  account_last4: z.string(),
  from: day,
  through: day,
  amount: amountOut,
  transfers: z.int(),
  due: day.nullable(),
  is_overdue: z.boolean(),
  state: z.enum(['approved', 'released', 'paid', 'returned', 'cancelled']),
  paid_on: day.nullable(),
  arrived_on: day.nullable(),
  remitted_on: day.nullable(),
  official_reference: nullableText,
  return_reason: nullableText,
  invoice: z.object({ number: z.string(), file: operatorFile }).nullable(),
  created_at: instant,
  can: z.object({ cancel: z.boolean(), name_payment: z.boolean() }),
});

/** What was taken of the holders of a note above what they owed, and has not been given back. */
const deductionRefund = z.object({
  note: z.object({ id, number: z.string() }),
  holders: z.int(),
  fee: amountOut,
  service_tax: amountOut,
  withholding_tax: amountOut,
  total: amountOut,
  is_proposed: z.boolean(),
  can: z.object({ propose: z.boolean() }),
});

export const treasurySchemas = {
  operatorTreasury: {
    response: ok({
      /** Of which day these figures are. */
      day,
      fees: z.object({
        balance: amountOut,
        /** Approved to be swept and not released. */
        committed: amountOut,
        available: amountOut,
        /** Through the last day that is over. */
        sweepable: amountOut,
        through: day,
        since: day.nullable(),
        is_proposed: z.boolean(),
      }),
      open: z.array(openPeriod),
      refunds: z.array(deductionRefund),
      /** Taxes that arrived in the operating account and are not paid to the authority yet. */
      payable: z.object({ service_tax: amountOut, withholding_tax: amountOut }),
      in_transit: z.object({ sweeps: amountOut, remittances: amountOut }),
      has_operating_account: z.boolean(),
      can: z.object({ propose: z.boolean() }),
    }),
  },
  operatorRemittances: { query: z.object(pageQuery), response: okList(remittance) },
  operatorRecipients: { response: ok({ items: z.array(recipient) }) },
  operatorCreateRecipient: {
    body: z.strictObject({
      purpose: oneOf(recipientPurposes, issueMessage('recipient_purpose_required')),
      name: text(140, issueMessage('recipient_holder_required')),
      bic: z
        .string({ error: issueMessage('bank_required') })
        .regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, issueMessage('bank_required')),
      number: z
        .string({ error: issueMessage('account_number_required') })
        .transform((typed) => typed.replace(/[\s-]/g, ''))
        .pipe(z.string().regex(/^\d{6,17}$/, issueMessage('account_number_invalid'))),
    }),
    response: ok({ recipient }),
  },
  operatorUploadInvoice: {
    body: z.strictObject({ invoice: uploads(1) }),
    response: ok({ file }),
  },
  operatorOpenTransfers: {
    query: z.object({
      obligation: oneOf(obligations, issueMessage('remittance_kind_required')),
      through: day,
      note_id: id.optional(),
      format,
    }),
    response: z.string(),
  },
  operatorRemittanceTransfers: { params: byId, query: z.object({ format }), response: z.string() },
  operatorTaxLines: {
    params: byId,
    response: ok({
      items: z.array(
        z.object({
          bank_reference: z.string(),
          booked_on: day,
          amount: amountOut,
          counterparty: nullableText,
          description: nullableText,
        }),
      ),
    }),
  },
} satisfies AreaSchemas<typeof treasuryEndpoints>;
