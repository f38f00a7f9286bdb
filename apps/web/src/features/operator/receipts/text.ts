import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-receipts', {
  title: 'Unallocated receipts',
  subtitle: 'Payments received that two operators have to decide before use.',
  empty: 'No receipts with this status.',
  columns: {
    customer: 'Customer',
    payer: 'Payer per bank',
    purpose: 'Purpose',
    reason: 'Reason held',
    received: 'Received on',
    amount: 'Amount',
    reference: 'Reference',
    state: 'Status',
    refunded: 'Returned on',
  },
  noName: 'No name',
  purpose: {
    topup: 'Top-up',
    repayment: 'Repayment',
    mandate: 'Account verification for direct debit',
    collection: 'Direct debit',
  },
  reason: {
    paid_twice: 'Duplicate payment',
    payer: 'Payer mismatch',
    bank: 'Details differ from the order',
  },
  state: { held: 'Held', booked: 'Booked', refunded: 'Returned' },
  decide: {
    book: 'Propose booking',
    refund: 'Propose refund',
    prove_account: 'Verify the payer’s account',
    refundBody:
      '{{amount}} goes back to {{holder}}, {{bank}} ending in {{last4}}. It leaves with the next batch of payouts.',
  },
  book: {
    topup: '{{amount}} is added to the cash balance of {{customer}}.',
    repayment: '{{amount}} counts as a repayment of {{customer}}, from the day on which it arrived.',
    mandate: '{{amount}} is credited to {{customer}}.',
    collection:
      '{{amount}} counts as a repayment of {{customer}}, from the day on which it arrived. What is still due is collected on the next business day.',
  },
});
