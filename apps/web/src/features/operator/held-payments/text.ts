import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-held-payments', {
  title: 'Held payments',
  subtitle: 'Payments received that two operators have to decide before use.',
  empty: 'No held payments match this purpose and status.',
  columns: {
    customer: 'Customer',
    payer: 'Payer per bank',
    purpose: 'Purpose',
    reason: 'Reason held',
    received: 'Received on',
    amount: 'Amount',
    state: 'Status',
  },
  facts: {
    note: 'Note',
    check: 'Name check',
    type: 'Payment method',
    bank: 'Bank',
    reference: 'Reference',
    refunded: 'Returned on',
    proof: 'Proof of payment',
  },
  noName: 'No name',
  type: { fpx: 'FPX', manual: 'Bank transfer' },
  check: { equal: 'Same name', close: 'Similar name', absent: 'No name', different: 'Different name' },
  purpose: {
    topup: 'Top-up',
    second_topup: 'Duplicate top-up',
    repayment: 'Repayment',
    mandate: 'Account verification for direct debit',
    collection: 'Direct debit',
  },
  reason: {
    paid_twice: 'Duplicate payment',
    payer: 'Payer mismatch',
    bank: 'Details differ from the order',
    late: 'Approved after expiry',
    bank_transfer: 'Bank transfer to confirm',
  },
  state: { held: 'Held', booked: 'Booked', refunded: 'Returned', rejected: 'Rejected' },
  decide: {
    credit: 'Propose credit',
    book: 'Propose booking',
    refund: 'Propose refund',
    reject: 'Propose rejection',
    prove_account: 'Verify the payer’s account',
    refundBody:
      '{{amount}} goes back to {{holder}}, {{bank}} ending in {{last4}}. It leaves with the next batch of payouts.',
    rejectBody:
      'The transfer of {{amount}} was not found on the trust account. Nothing is credited, and the investor is notified.',
  },
  book: {
    topup: '{{amount}} is credited to {{customer}}. Later top-ups from this bank pass without a check.',
    second_topup: '{{amount}} is added to the cash balance of {{customer}}.',
    repayment:
      'Only money of the issuer, its directors or its guarantor may be booked. {{amount}} counts as a repayment of {{customer}}, from the day on which it arrived.',
    mandate: '{{amount}} is credited to {{customer}}.',
    collection:
      '{{amount}} counts as a repayment of {{customer}}, from the day on which it arrived. What is still due is collected on the next business day.',
  },
});
