import { defineMessages } from '@titian/contracts/messages/definition';
import { financingTermTexts } from '../../financing/public.ts';

/** What a note is, in every document about it; interest and profit are never mixed (SHR-1). */
export const noteTexts = defineMessages({
  note: { en: 'Note', ms: 'Nota' },
  ...financingTermTexts,
  issued_on: { en: 'Issue date', ms: 'Tarikh terbitan' },
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
