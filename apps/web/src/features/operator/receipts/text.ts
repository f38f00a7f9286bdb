import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-receipts', {
  title: 'Unallocated receipts',
  subtitle: 'Payments that arrived and may not be used before two operators have decided.',
  empty: 'No receipts in this state.',
  columns: {
    customer: 'Customer',
    payer: 'Payer named by the bank',
    purpose: 'Paid for',
    reason: 'Reason held',
    received: 'Received',
    amount: 'Amount',
    reference: 'Reference',
    state: 'State',
    refunded: 'Returned on',
  },
  noName: 'No name given',
  purpose: {
    topup: 'Top-up',
    repayment: 'Repayment',
    mandate: 'Proof of account for direct debit',
    collection: 'Direct debit',
  },
  reason: {
    paid_twice: 'Duplicate payment',
    payer: 'Payer mismatch',
    bank: 'Details differ from the order',
  },
  state: { held: 'Held', booked: 'Booked', refunded: 'Returned' },
  decide: {
    book: 'Propose to book it',
    refund: 'Propose to send back',
    prove_account: "Prove the payer's account",
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
