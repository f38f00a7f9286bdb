import { z } from 'zod';
import type { operatorEndpoints } from '../endpoints/operator.ts';
import { givenPassword } from '../people.ts';
import { email, id, instant, ok, okList, otpCode, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { assessment } from './credit.ts';
import { listQueries } from './operator-lists.ts';
import {
  bankListRow,
  heldPaymentRow,
  moneyTotals,
  noteSubscriptionRow,
  noteTotals,
  operatorNoteRow,
  payoutBatchRow,
  payoutRow,
  railCertificate,
  withdrawalFacts,
  withdrawalRow,
} from './operator-money-rows.ts';
import { decide, propose, rejectReason } from './operator-proposals.ts';
import { refundAccountBody } from './operator-refund-account.ts';
import {
  applicationDetail,
  applicationRow,
  approvalRow,
  auditRow,
  can,
  financingDetail,
  financingRow,
  namedFilter,
  operator,
  operatorOffer,
  settingRow,
} from './operator-rows.ts';

const byId = z.object({ id });

export const operatorSchemas = {
  operatorLogin: {
    body: z.strictObject({ email, password: givenPassword }),
    response: ok({
      token: z.string(),
      two_factor_required: z.literal(true),
      /** Whether an authenticator app has to be set up before anything else. */
      enrolment_required: z.boolean(),
      /** Whether a passkey may be given in the place of its code. */
      has_passkey: z.boolean(),
      expires_at: instant,
    }),
  },
  operatorAuthenticateTwoFactor: {
    /** `secret_key` names the enrolment that the code completes. */
    body: z.strictObject({ otp_code: otpCode, secret_key: id.optional() }),
    response: ok({ two_factor_token: z.string(), expires_at: instant }),
  },
  operatorLogout: { response: ok({}) },
  operatorCurrent: { response: ok({ operator, can, counts: z.record(z.string(), z.int()) }) },
  operatorApplications: { query: listQueries.applications, response: okList(applicationRow) },
  operatorApplication: { params: byId, response: ok({ application: applicationDetail, can }) },
  operatorFinancingApplications: { query: listQueries.financing, response: okList(financingRow) },
  operatorFinancingApplication: {
    params: byId,
    response: ok({
      application: financingDetail,
      assessment: assessment.nullable(),
      offer: operatorOffer.nullable(),
      can,
    }),
  },
  operatorWithdrawals: {
    query: listQueries.withdrawals,
    response: okList(withdrawalRow).extend({ totals: moneyTotals }),
  },
  operatorWithdrawalFacts: { params: byId, response: ok({ facts: withdrawalFacts }) },
  operatorPayouts: {
    query: listQueries.payouts,
    response: okList(payoutRow).extend({ totals: moneyTotals }),
  },
  operatorPayoutBatches: { query: z.object(pageQuery), response: okList(payoutBatchRow) },
  operatorPayoutBatchFile: { params: byId, response: z.string() },
  operatorNoteSubscriptions: {
    params: byId,
    query: z.object(pageQuery),
    response: okList(noteSubscriptionRow),
  },
  operatorNotes: {
    query: listQueries.notes,
    response: okList(operatorNoteRow).extend({ totals: noteTotals }),
  },
  operatorHeldPayments: {
    query: listQueries.heldPayments,
    response: okList(heldPaymentRow),
  },
  operatorHeldPaymentAccount: { params: byId, body: refundAccountBody, response: ok({}) },
  operatorRail: {
    response: ok({ certificates: z.array(railCertificate), bank_lists: z.array(bankListRow) }),
  },
  operatorSettings: { query: z.object(pageQuery), response: okList(settingRow) },
  operatorAudit: { query: listQueries.audit, response: okList(auditRow).extend({ named: namedFilter }) },
  operatorAuditChain: {
    response: ok({
      /** The newest seal, its root in hexadecimal. */
      head: z.object({ seq: z.string(), root: z.string(), at: instant }).nullable(),
      events: z.int(),
      transfers: z.int(),
      unsealed: z.int(),
      anchor: z.object({
        state: z.enum(['agrees', 'behind', 'differs', 'missing']),
        at: instant.nullable(),
      }),
    }),
  },
  operatorApprovals: { query: listQueries.approvals, response: okList(approvalRow) },
  operatorPropose: { body: propose, response: ok({ approval: approvalRow }) },
  operatorApprove: { params: byId, body: decide, response: ok({ approval: approvalRow }) },
  operatorReject: { params: byId, body: rejectReason, response: ok({ approval: approvalRow }) },
} satisfies AreaSchemas<typeof operatorEndpoints>;
