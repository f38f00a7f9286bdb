import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { disableCategories, moneyLevels } from '../restrictions.ts';
import { amount, email, id, longText, oneOf, percent, text, whole } from '../wire.ts';
import { addressChangeReview } from './address-change.ts';
import { bankAccountReview } from './bank-account.ts';
import { facilityLimit, factSheetDraft, issuerGroup } from './credit.ts';
import { guaranteeClose, guarantorPayout } from './guarantor-proposals.ts';
import { holidayProposal } from './holiday-proposals.ts';
import { monitoringRuleProposal } from './monitoring-proposals.ts';
import { operatorCandidate, operatorDetailsChange, operatorRolesChange } from './operator-changes.ts';
import { managedOrder, managementMandate } from './operator-fund-management.ts';
import { exceptionResolution, lineAllocation, lineAmount } from './operator-reconciliation-proposals.ts';
import {
  recipientChange,
  taxPayment,
  treasuryRemittance,
  treasurySweep,
} from './operator-treasury-proposals.ts';
import { unclaimedPayment } from './operator-unclaimed-moneys.ts';
import { permissionChange } from './permission-proposals.ts';
import { premiumDecision } from './premium.ts';
import { marketingFunding } from './referrals.ts';
import { marketReturnProposal } from './report-proposals.ts';
import { screeningClearance, screeningListChange } from './screening-proposals.ts';
import {
  excessRefund,
  lateWaiver,
  noteClose,
  noteReceipt,
  recoveryCost,
  restructuring,
} from './servicing-proposals.ts';
import { settingChange } from './setting-proposals.ts';
import { grade, profile } from './shapes.ts';
import { taxResidence } from './tax-residence.ts';

const reason = longText(2_000, issueMessage('reason_required'));

/** What each kind of proposal changes. */
export const applicationDecision = z.strictObject({
  decision: oneOf(['Approved', 'Rejected', 'More Info Required'], issueMessage('decision_required')),
  remarks: z
    .array(
      z.strictObject({
        field: text(60),
        text: longText(1_000, issueMessage('missing_information_required')),
      }),
    )
    .max(50, issueMessage('remarks_too_many'))
    .optional(),
  /** How the identity was verified, where an approval does not wait for the identity check. */
  without_ekyc: longText(500, issueMessage('identity_evidence_required')).optional(),
});

/** What two operators decide about an identity check; the person reads `message`. */
export const ekycDecision = z.strictObject({
  decision: oneOf(['Approved', 'Retry', 'Rejected'], issueMessage('decision_required')),
  message: longText(500, issueMessage('person_message_required')).optional(),
});

/** What credit offers; the grade is that of the application's assessment. */
export const financingOffer = z.strictObject({
  amount,
  rate: percent,
  term_months: whole(1, 36, issueMessage('term_months_invalid')),
  profile,
  grade,
  is_guaranteed: z.boolean({ error: issueMessage('guarantee_flag_required') }),
  guarantor_name: text(100, issueMessage('guarantor_name_required')).nullable().optional(),
});

/** Another grade than the scorecard gives; the proposal's reason is stored with the assessment. */
export const gradeOverride = z.strictObject({ grade });

/** A material change in a campaign: investors read `message` (NOTE-7). */
export const campaignChange = z.strictObject({
  action: oneOf(['pause', 'resume', 'cancel'], issueMessage('campaign_change_required')),
  message: longText(1_000, issueMessage('investors_message_required')),
});

export const financingRejection = z.strictObject({ reason });

/** What the investor reads about a withdrawal that is not carried out. */
export const withdrawalRejection = z.strictObject({
  message: longText(300, issueMessage('investor_message_required')),
});

export const accountState = z.strictObject({
  account_status: oneOf(['Active', 'Inactive'], issueMessage('active_or_inactive_required')),
  reason: longText(500, issueMessage('customer_reason_required')),
  /** Why an account is disabled, for operators alone; fraud freezes its money too. */
  category: oneOf(disableCategories, issueMessage('disable_cause_required')).optional(),
});

/** How far a customer's money is restricted; the proposal's reason is stored for compliance. */
export const moneyRestriction = z.strictObject({
  level: oneOf(moneyLevels, issueMessage('restriction_required')),
});

/** A second person of compliance agrees to what one set at once. */
export const moneyRestrictionConfirmation = z.strictObject({
  level: oneOf(['outgoing', 'frozen'], issueMessage('restriction_level_invalid')),
});

const answer = (message: string) => z.boolean({ error: message });

/** What operators set for an account, all three together, because they are reviewed together (ONB-27). */
export const accountFlags = z.strictObject({
  is_fund_managed: answer(issueMessage('fund_managed_flag_required')),
  /** The account that this one belongs to, by its address: what the second operator reads and can assess. */
  parent_email: email.nullable(),
  guaranteed_only: answer(issueMessage('guaranteed_only_flag_required')),
});

function proposal<const K extends string, A extends z.ZodType>(kind: K, after: A) {
  return z.strictObject({ kind: z.literal(kind), subject_id: id, after, reason });
}

const setting = z.strictObject({
  kind: z.literal('setting_change'),
  subject_id: id.optional(),
  after: settingChange,
  reason,
});

/** The screening list is one; it needs no id. */
const listChange = z.strictObject({
  kind: z.literal('screening_list_change'),
  subject_id: id.optional(),
  after: screeningListChange,
  reason,
});

/** What is swept or remitted is named by the kind of obligation, and by the note for costs of its recovery. */
const sweep = z.strictObject({
  kind: z.literal('treasury_sweep'),
  subject_id: id.optional(),
  after: treasurySweep,
  reason,
});
const remittance = z.strictObject({
  kind: z.literal('treasury_remittance'),
  subject_id: id.optional(),
  after: treasuryRemittance,
  reason,
});

/** The table of permissions is one; it needs no id. */
const permissions = z.strictObject({
  kind: z.literal('permission_change'),
  subject_id: id.optional(),
  after: permissionChange,
  reason,
});

/** A maker's proposal: one shape of `after` per kind (OPS-1). A setting has no id; its key names it. */
export const propose = z.discriminatedUnion(
  'kind',
  [
    proposal('application_decision', applicationDecision),
    proposal('premium_decision', premiumDecision),
    proposal('bank_account_review', bankAccountReview),
    proposal('address_change', addressChangeReview),
    proposal('tax_residence', taxResidence),
    proposal('ekyc_decision', ekycDecision),
    proposal('financing_offer', financingOffer),
    proposal('financing_rejection', financingRejection),
    proposal('grade_override', gradeOverride),
    proposal('issuer_group', issuerGroup),
    proposal('facility_limit', facilityLimit),
    proposal('campaign_change', campaignChange),
    proposal('fact_sheet_revision', factSheetDraft),
    proposal(
      'payout_batch',
      z.strictObject({ payout_ids: z.array(id).min(1, issueMessage('payouts_required')).max(500) }),
    ),
    proposal(
      'topup_review',
      z.strictObject({
        decision: oneOf(['credit', 'refund'], issueMessage('credit_or_refund_required')),
        /** The line of the bank's statement that shows a bank transfer. */
        bank_reference: text(64, issueMessage('statement_line_required')).optional(),
      }),
    ),
    proposal(
      'receipt_review',
      z.strictObject({ decision: oneOf(['book', 'refund'], issueMessage('book_or_refund_required')) }),
    ),
    proposal('statement_import', z.strictObject({})),
    proposal('exception_resolution', exceptionResolution),
    proposal('bank_charge', lineAmount),
    proposal('bank_profit', lineAmount),
    proposal('line_return', lineAmount),
    proposal('line_allocation', lineAllocation),
    proposal('withdrawal_rejection', withdrawalRejection),
    setting,
    holidayProposal,
    proposal('note_default', z.strictObject({})),
    proposal('note_receipt', noteReceipt),
    proposal('note_close', noteClose),
    proposal('recovery_cost', recoveryCost),
    proposal('late_waiver', lateWaiver),
    proposal('restructuring', restructuring),
    proposal('guarantor_payout', guarantorPayout),
    proposal('guarantee_close', guaranteeClose),
    proposal('repayment_release', z.strictObject({})),
    proposal('excess_refund', excessRefund),
    proposal('screening_clearance', screeningClearance),
    listChange,
    proposal('marketing_funding', marketingFunding),
    sweep,
    remittance,
    proposal('remittance_cancellation', z.strictObject({})),
    proposal('remittance_recipient', recipientChange),
    proposal('tax_payment', taxPayment),
    proposal('deduction_refund', z.strictObject({})),
    proposal('unclaimed_payment', unclaimedPayment),
    proposal('unclaimed_payment_cancellation', z.strictObject({})),
    proposal('account_state', accountState),
    proposal('account_flags', accountFlags),
    proposal('management_mandate', managementMandate),
    proposal('managed_order', managedOrder),
    proposal('operator_create', operatorCandidate),
    proposal('operator_roles', operatorRolesChange),
    proposal('operator_details', operatorDetailsChange),
    proposal('operator_disable', z.strictObject({})),
    proposal('operator_enable', z.strictObject({})),
    proposal('operator_password_reset', z.strictObject({})),
    proposal('operator_second_factor_reset', z.strictObject({})),
    permissions,
    monitoringRuleProposal,
    marketReturnProposal,
    proposal('money_restriction', moneyRestriction),
    proposal('money_restriction_confirmation', moneyRestrictionConfirmation),
  ],
  { error: issueMessage('proposal_kind_not_listed') },
);

export const decide = z.strictObject({ reason: reason.optional() });
export const rejectReason = z.strictObject({ reason });
