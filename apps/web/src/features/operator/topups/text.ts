import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-topups', {
  title: 'Top-ups',
  subtitle: 'Top-ups held because the payer name does not match.',
  empty: 'No top-ups in this status.',
  columns: {
    investor: 'Investor',
    payer: 'Payer, as the bank says',
    check: 'Name check',
    amount: 'Amount',
    state: 'State',
    received: 'Received',
  },
  facts: {
    reference: 'Reference',
    bank: 'Bank',
    type: 'Paid by',
    reason: 'Reason held',
    proof: 'Proof of payment',
  },
  noName: 'No name given',
  type: { fpx: 'FPX', manual: 'Bank transfer' },
  check: { equal: 'Same name', close: 'Similar name', absent: 'No name', different: 'Different name' },
  state: { pending: 'Pending', credited: 'Credited', held: 'Held', refunded: 'Refunded', failed: 'Failed' },
  decide: {
    credit: 'Propose to credit',
    refund: 'Propose to send back',
    refuse: 'Propose to refuse',
    prove_account: "Prove the payer's account",
    creditBody: '{{amount}} is credited to {{investor}}. Later top-ups from this bank pass without a check.',
    refundBody:
      '{{amount}} goes back to {{holder}}, {{bank}} ending in {{last4}}. It leaves with the next batch of payouts.',
    refuseBody:
      'The transfer of {{amount}} was not found on our account. Nothing is credited, and the investor is told.',
  },
});
