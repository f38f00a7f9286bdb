import { letterTemplates } from '@titian/contracts/collections';
import { isMandatoryCategory, notificationCategories } from '@titian/contracts/notification-categories';
import { operatorRoleNames } from '@titian/contracts/operator-roles';
import { STEP_UP_ACTIONS } from '@titian/contracts/step-up-actions';
import type { AnyEmail } from './all.ts';
import { conventional, distribution, examples } from './examples.ts';

/** What e-mails with choices say for the other ones; the examples hold the first of each. */
export const variants: readonly AnyEmail[] = [
  { template: 'two_factor_enabled', params: { method: 'email', holdHours: 48 } },
  { template: 'step_up_code', params: { code: '123456', minutes: 10 } },
  ...STEP_UP_ACTIONS.map((action) => ({
    template: 'step_up_code' as const,
    params: { ...examples.step_up_code, action, amount: null },
  })),
  ...notificationCategories.flatMap((category) =>
    isMandatoryCategory(category)
      ? []
      : [{ template: 'unsubscribed_category' as const, params: { category } }],
  ),
  ...letterTemplates.map((letter) => ({
    template: 'collection_letter' as const,
    params: { ...examples.collection_letter, letter },
  })),
  { template: 'recovery_code_used', params: { left: 0 } },
  { template: 'recovery_code_used', params: { left: 1 } },
  ...(['not_found', 'other_name', 'no_answer', 'operator'] as const).map((rejection) => ({
    template: 'bank_account_refused' as const,
    params: { ...examples.bank_account_refused, refusal: rejection },
  })),
  ...(['outdated', 'other_name', 'other_address', 'no_proof'] as const).map((rejection) => ({
    template: 'address_change_rejected' as const,
    params: { ...examples.address_change_rejected, rejection },
  })),
  { template: 'password_changed', params: { ...examples.password_changed, how: 'changed' } },
  {
    template: 'application_approved',
    params: { form: 'business', investorNumber: null, minimumTopup: '200.00' },
  },
  { template: 'application_more_info', params: { form: 'individual', remarks: [] } },
  { template: 'mandate_rejected', params: { ...examples.mandate_rejected, why: 'held' } },
  { template: 'mandate_changed', params: { ...examples.mandate_changed, isAccepted: false } },
  ...(['bank', 'time'] as const).map((by) => ({
    template: 'mandate_ended' as const,
    params: { ...examples.mandate_ended, by },
  })),
  ...(['bank_offline', 'other'] as const).map((reason) => ({
    template: 'collection_failed' as const,
    params: { ...examples.collection_failed, reason, retryOn: null },
  })),
  { template: 'deposit_rejected', params: { ...examples.deposit_rejected, why: 'held' } },
  ...(['bank', 'time'] as const).map((by) => ({
    template: 'deposit_ended' as const,
    params: { ...examples.deposit_ended, by },
  })),
  ...(['bank_offline', 'other'] as const).map((reason) => ({
    template: 'deposit_failed' as const,
    params: { ...examples.deposit_failed, reason, retryOn: null },
  })),
  ...(['payer', 'bank'] as const).map((reason) => ({
    template: 'receipt_held' as const,
    params: { ...examples.receipt_held, reason },
  })),
  ...(['cancelled', 'timed_out', 'bank_offline', 'other'] as const).map((reason) => ({
    template: 'topup_failed' as const,
    params: { ...examples.topup_failed, reason },
  })),
  ...(['passport', 'declaration'] as const).map((documentKind) => ({
    template: 'tax_residence_recorded' as const,
    params: { ...examples.tax_residence_recorded, documentKind, country: 'MY' },
  })),
  {
    template: 'permissions_changed',
    params: { changes: operatorRoleNames.map((role) => ({ role, removed: 1, limited: 0, restored: 0 })) },
  },
  { template: 'market_return_due', params: { ...examples.market_return_due, isOverdue: true } },
  {
    template: 'certificate_ending',
    params: { ...examples.certificate_ending, owner: 'rail', hasEnded: true },
  },
  {
    template: 'saved_search_matched',
    params: { ...examples.saved_search_matched, contract: 'Shariah', termMonths: 1 },
  },
  { template: 'note_issued', params: { ...examples.note_issued, contract: 'Shariah', termMonths: 1 } },
  {
    template: 'note_news',
    params: {
      ...{ ...examples.note_news, contract: 'Shariah', writtenOff: '12.00' },
      news: [...examples.note_news.news, { title: 'Agency', body: 'The agency has begun.' }],
    },
  },
  {
    template: 'repayment_received',
    params: {
      ...{ ...distribution, contract: 'Shariah', lateCharge: '1.00', withholdingTax: '2.00' },
      serviceTax: '0.00',
    },
  },
  { template: 'repayment_received', params: { ...distribution, ...conventional, lateCharge: '1.00' } },
  ...(['resume', 'cancel'] as const).map((change) => ({
    template: 'campaign_changed' as const,
    params: { ...examples.campaign_changed, change },
  })),
  {
    template: 'fact_sheet_revised',
    params: {
      ...{ noteNumber: 'N-2611-0042', reader: 'issuer' },
      changes: [
        ...(['security', 'risk', 'document'] as const).map((what) => ({ what, before: null, after: 'New' })),
        ...(['security', 'risk', 'document'] as const).map((what) => ({ what, before: 'Old', after: null })),
      ],
    },
  },
  ...(['price_changed', 'terms_changed'] as const).map((reason) => ({
    template: 'signature_void' as const,
    params: { ...examples.signature_void, reason },
  })),
  {
    template: 'repayment_due',
    params: {
      ...{ ...examples.repayment_due, contract: 'Shariah', lateCharge: '3.00' },
      collectedFrom: { bankName: 'Maybank2E', last4: null },
      deducted: { excess: '10.00', held: '25.00' },
    },
  },
  {
    template: 'repayment_due',
    params: {
      ...{ ...examples.repayment_due, collectedFrom: null },
      overdue: {
        ...{ since: '2027-01-04', amount: '3529.46', isThisOne: false, isDefaulted: false },
        ...{ gharamah: '1.20', costs: '4.00' },
      },
    },
  },
  {
    template: 'repayment_due',
    params: {
      ...examples.repayment_due,
      overdue: {
        ...{ since: '2027-01-04', amount: '3529.46', isThisOne: true, isDefaulted: true },
        ...{ gharamah: '0.00', costs: '0.00' },
      },
    },
  },
  { template: 'referral_rewarded', params: { amount: '30.00', friend: null, isPayout: true } },
  { template: 'payment_received', params: { noteNumber: 'N-1', amount: '12025.00', refNumber: 'R-1' } },
  {
    template: 'payment_received',
    params: {
      ...{ noteNumber: 'N-1', amount: '25.00', refNumber: 'R-1' },
      excess: { amount: '25.00', isAll: true, usedOn: null },
    },
  },
  { template: 'excess_refund_returned', params: { ...examples.excess_refund_returned, isExcess: false } },
];
