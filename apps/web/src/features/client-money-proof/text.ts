import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('client-money-proof', {
  title: 'Proof of client money',
  none: 'The first proof is made at the end of the next business day.',
  included: 'Included in the proof of {{day}}',
  nothing: 'You had no claim at the end of {{day}}, so there is nothing to include.',
  about:
    'After each business day a signed record of all client money is published. Your browser verifies that it includes yours.',
  verify: 'Verify my balance',
  again: 'Verify again',
  verifying: 'Verifying…',
  record: 'Record of {{day}}',
  download: 'Download proof',
  claim: {
    total: 'Your claim at the end of the day',
    cash: 'Cash',
    waiting: 'Subscriptions to unissued notes',
    payouts: 'Payouts in transit',
    shares: 'Repayments not yet distributed',
    excess: 'Excess payments',
  },
  steps: 'Verification steps',
  step: {
    hash: 'The record is the one with the published hash',
    signature: 'It was signed with the published key',
    record: 'It is the record of this day',
    accounts: 'Its total is what the accounts of the ledger hold',
    bank: 'Its difference to the bank balance is as stated',
    number: 'The proof is of your client number, {{number}}',
    pieces: 'Its pieces come to your claim',
    paths: 'Each piece leads to the signed total',
  },
  holds: 'Holds',
  fails: 'Does not hold',
  verified: '{{amount}} of yours is in the record of {{day}}, whose total is {{total}}.',
  refuted: 'This proof does not hold. Please download it and contact support.',
  unsupported:
    'This browser cannot verify signatures. Please download the proof and verify it with the published program.',
});
