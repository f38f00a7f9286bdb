import { defineMessages } from '@titian/contracts/messages/definition';

/** The terms of a financing, in every document that states them. */
export const financingTermTexts = defineMessages({
  type: { en: 'Type', ms: 'Jenis' },
  type_and_contract: { en: '{{type, name}}, {{contract, name}}', ms: '{{type, name}}, {{contract, name}}' },
  purpose: { en: 'Purpose', ms: 'Tujuan' },
  tenure: { en: 'Tenure', ms: 'Tempoh' },
  months: {
    en: { one: '{{count, number}} month', other: '{{count, number}} months' },
    ms: '{{count, number}} bulan',
  },
  repayment: { en: 'Repayment type', ms: 'Jenis bayaran balik' },
  equal_monthly_flat: { en: 'Equal monthly instalments', ms: 'Ansuran bulanan sama' },
  bullet: { en: 'Bullet', ms: 'Sekali gus' },
  interest_only: { en: 'Interest-only (principal at maturity)', ms: 'Faedah sahaja (prinsipal pada matang)' },
  profit_only: { en: 'Profit-only (principal at maturity)', ms: 'Keuntungan sahaja (prinsipal pada matang)' },
});
