import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-topups', {
  title: 'Top-ups',
  subtitle: 'Top-ups held because the payer name does not match.',
  empty: 'No top-ups in this status.',
  columns: {
    investor: 'Investor',
    payer: 'Payer per bank',
    check: 'Name check',
    amount: 'Amount',
    state: 'Status',
    received: 'Received on',
  },
  facts: {
    reference: 'Reference',
    bank: 'Bank',
    type: 'Payment method',
    reason: 'Reason held',
    proof: 'Proof of payment',
  },
  noName: 'No name',
  type: { fpx: 'FPX', manual: 'Bank transfer' },
  check: { equal: 'Same name', close: 'Similar name', absent: 'No name', different: 'Different name' },
  state: { pending: 'Pending', credited: 'Credited', held: 'Held', refunded: 'Refunded', failed: 'Failed' },
  decide: {
    credit: 'Propose credit',
    refund: 'Propose refund',
    refuse: 'Propose rejection',
    prove_account: 'Verify the payer’s account',
    creditBody: '{{amount}} is credited to {{investor}}. Later top-ups from this bank pass without a check.',
    refundBody:
      '{{amount}} goes back to {{holder}}, {{bank}} ending in {{last4}}. It leaves with the next batch of payouts.',
    refuseBody:
      'The transfer of {{amount}} was not found on the trust account. Nothing is credited, and the investor is notified.',
  },
});
