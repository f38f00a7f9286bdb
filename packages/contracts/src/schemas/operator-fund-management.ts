import { z } from 'zod';
import { noteContracts } from '../constants.ts';
import type { fundManagementEndpoints } from '../endpoints/operator-fund-management.ts';
import {
  enteredOrderKinds,
  managedOrderKinds,
  managedOrderStates,
  mandateStates,
} from '../fund-management.ts';
import { grades } from '../grades.ts';
import { issueMessage } from '../messages/message.ts';
import { uploads } from '../uploads.ts';
import {
  amount,
  amountOut,
  day,
  file,
  id,
  instant,
  longText,
  ok,
  oneOf,
  pageQuery,
  percentOut,
  text,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { operatorFile } from './operator-file.ts';
import { grade } from './shapes.ts';

/** The terms of a management mandate, by the signed document that was uploaded for it (FND-2). */
export const managementMandate = z.strictObject({
  document_id: id,
  from: day,
  /** Its last day; null where it has none. */
  until: day.nullable(),
  max_per_note: amount,
  minimum_grade: oneOf(grades, issueMessage('mandate_grade_required')),
  contracts: z
    .array(oneOf(noteContracts, issueMessage('mandate_contracts_required')))
    .min(1, issueMessage('mandate_contracts_required'))
    .max(noteContracts.length),
});

/** What the checker decides about: an order as it was entered (FND-3). */
export const managedOrder = z.strictObject({
  action: oneOf(managedOrderKinds, issueMessage('order_kind_required')),
  amount,
});

const person = z.object({ id, number: z.string(), name: z.string() });

const investorRow = person.extend({
  is_managed: z.boolean(),
  mandate: z.enum(mandateStates),
  cash: amountOut,
  committed: amountOut,
  outstanding: amountOut,
  proposed_orders: z.int(),
});

const mandateRow = z.object({
  id,
  state: z.enum(mandateStates),
  from: day,
  until: day.nullable(),
  max_per_note: amountOut,
  minimum_grade: grade,
  contracts: z.array(z.enum(noteContracts)),
  document: operatorFile.nullable(),
});

const orderRow = z.object({
  id,
  kind: z.enum(managedOrderKinds),
  note: z.object({ id, number: z.string() }).nullable(),
  amount: amountOut,
  state: z.enum(managedOrderStates),
  maker: z.string(),
  approval_id: id,
  created_at: instant,
  /** Until when the subscription that the order became may be cancelled; null where it may not. */
  cancel_until: instant.nullable(),
  can: z.object({ cancel: z.boolean() }),
});

/** A note that is open now, and why the mandate does not allow it; null where it does. */
const openNote = z.object({
  id,
  number: z.string(),
  grade,
  contract: z.enum(noteContracts),
  rate: percentOut,
  term_months: z.int(),
  remaining: amountOut,
  closes_at: instant,
  allowed: z.boolean(),
});

export const fundManagementSchemas = {
  operatorManagedInvestors: {
    /** One investor by number, managed or not; else all whose funds are managed or were. */
    query: z.object({ ...pageQuery, number: text(20).optional() }),
    response: z.object({
      success: z.literal(true),
      items: z.array(investorRow),
      next_cursor: z.string().nullable(),
      /** Of all whose funds are managed, not of the page. */
      totals: z.object({ investors: z.int(), cash: amountOut, committed: amountOut, outstanding: amountOut }),
      is_enabled: z.boolean(),
    }),
  },
  operatorManagedInvestor: {
    params: z.object({ id }),
    response: ok({
      investor: investorRow,
      /** Newest first. */
      mandates: z.array(mandateRow),
      orders: z.array(orderRow),
      notes: z.array(openNote),
      can: z.object({ mandate: z.boolean(), subscribe: z.boolean(), withdraw: z.boolean() }),
    }),
  },
  operatorUploadMandate: {
    params: z.object({ id }),
    body: z.strictObject({ document: uploads(1) }),
    response: ok({ file }),
  },
  operatorProposeManagedOrder: {
    params: z.object({ id }),
    body: z.strictObject({
      kind: oneOf(enteredOrderKinds, issueMessage('order_kind_required')),
      /** The note that is subscribed to; null for a withdrawal. */
      note_id: id.nullable(),
      amount,
      /** Takes what is left where that is less than the amount. */
      fill_remaining: z.boolean({ error: issueMessage('yes_or_no_required') }),
      acknowledge_limit: z.boolean({ error: issueMessage('yes_or_no_required') }),
      reason: longText(2_000, issueMessage('reason_required')),
    }),
    response: ok({ order: orderRow }),
  },
  operatorProposeManagedCancellation: {
    params: z.object({ id }),
    body: z.strictObject({
      /** The executed order whose subscription is cancelled. */
      order_id: id,
      reason: longText(2_000, issueMessage('reason_required')),
    }),
    response: ok({ order: orderRow }),
  },
} satisfies AreaSchemas<typeof fundManagementEndpoints>;
