import { defineMessages } from '@titian/contracts/messages/definition';

/** What a note is, in every document about it; interest and profit are never mixed (SHR-1). */
export const noteTexts = defineMessages({
  note: { en: 'Note', ms: 'Nota' },
  type: { en: 'Type', ms: 'Jenis' },
  type_and_contract: { en: '{{type, name}}, {{contract, name}}', ms: '{{type, name}}, {{contract, name}}' },
  purpose: { en: 'Purpose', ms: 'Tujuan' },
  issued_on: { en: 'Issue date', ms: 'Tarikh terbitan' },
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
  interest: { en: 'Interest', ms: 'Faedah' },
  profit: { en: 'Profit', ms: 'Keuntungan' },
  interest_rate: { en: 'Interest rate', ms: 'Kadar faedah' },
  profit_rate: { en: 'Profit rate', ms: 'Kadar keuntungan' },
  interest_total: { en: 'Total interest', ms: 'Jumlah faedah' },
  profit_total: { en: 'Total profit', ms: 'Jumlah keuntungan' },
  service_tax: {
    en: 'Service tax on the fee, {{rate, percent}}',
    ms: 'Cukai perkhidmatan atas fi, {{rate, percent}}',
  },
  guarantor: { en: 'Guarantor', ms: 'Penjamin' },
  guarantor_none: { en: 'None', ms: 'Tiada' },
  schedule: { en: 'Repayment schedule', ms: 'Jadual bayaran balik' },
  number: { en: 'No.', ms: 'Bil.' },
  due_on: { en: 'Due date', ms: 'Tarikh bayaran' },
  principal: { en: 'Principal', ms: 'Prinsipal' },
  total: { en: 'Total', ms: 'Jumlah' },
});

/** The commodity trade behind a Shariah note, in every document about it. */
export const tradeTexts = defineMessages({
  purchase: { en: 'purchase', ms: 'belian' },
  sale: { en: 'sale', ms: 'jualan' },
  resale: { en: 'resale', ms: 'jualan semula' },
  leg: {
    en: '{{step, message}} at {{price, money}} on {{at, time}}, {{reference}}',
    ms: '{{step, message}} pada {{price, money}} pada {{at, time}}, {{reference}}',
  },
  leg_without_price: {
    en: '{{step, message}}, price not recorded, on {{at, time}}, {{reference}}',
    ms: '{{step, message}}, harga tidak direkodkan, pada {{at, time}}, {{reference}}',
  },
});
