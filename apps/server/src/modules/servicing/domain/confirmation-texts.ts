import { defineMessages } from '@titian/contracts/messages/definition';
import { type DocumentWords, documentWords } from '../../../platform/documents/document-texts.ts';

/** Texts of the confirmation of an investment; interest and profit are never mixed (SHR-1). */
const confirmationTexts = defineMessages({
  title: { en: 'Confirmation of your investment', ms: 'Pengesahan pelaburan anda' },
  footer: { en: 'Titian, note {{note}}, {{name}}', ms: 'Titian, nota {{note}}, {{name}}' },
  investor: { en: 'Investor {{number}}', ms: 'Pelabur {{number}}' },
  amount_invested: { en: 'Amount invested', ms: 'Jumlah dilaburkan' },
  note: { en: 'Note', ms: 'Nota' },
  issuer: { en: 'Issuer', ms: 'Penerbit' },
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
  rate: { en: '{{rate, percent}} p.a.', ms: '{{rate, percent}} setahun' },
  interest_total: { en: 'Total interest', ms: 'Jumlah faedah' },
  profit_total: { en: 'Total profit', ms: 'Jumlah keuntungan' },
  interest_fee: {
    en: 'Service fee, {{rate, percent}} of the interest',
    ms: 'Fi perkhidmatan, {{rate, percent}} daripada faedah',
  },
  profit_fee: {
    en: 'Service fee, {{rate, percent}} of the profit',
    ms: 'Fi perkhidmatan, {{rate, percent}} daripada keuntungan',
  },
  service_tax: {
    en: 'Service tax on the fee, {{rate, percent}}',
    ms: 'Cukai perkhidmatan atas fi, {{rate, percent}}',
  },
  withholding_tax: { en: 'Withholding tax, {{rate, percent}}', ms: 'Cukai pegangan, {{rate, percent}}' },
  interest_net: { en: 'Net interest after fees and tax', ms: 'Faedah bersih selepas fi dan cukai' },
  profit_net: { en: 'Net profit after fees and tax', ms: 'Keuntungan bersih selepas fi dan cukai' },
  guarantor: { en: 'Guarantor', ms: 'Penjamin' },
  guarantor_none: { en: 'None', ms: 'Tiada' },
  guarantor_named: { en: '{{name}}, not the platform', ms: '{{name}}, bukan platform' },
  conditions: {
    en: 'Amounts are what you receive when the issuer pays each instalment in one payment on its due date and the rates stay as they are.',
    ms: 'Jumlah ialah apa yang anda terima apabila penerbit membayar setiap ansuran dalam satu bayaran pada tarikhnya dan kadar tidak berubah.',
  },
  no_guarantee: {
    en: 'Repayment is not guaranteed by us. When the issuer pays late or not at all, you may receive less and later.',
    ms: 'Bayaran balik tidak dijamin oleh kami. Jika penerbit membayar lewat atau tidak membayar, anda mungkin menerima kurang dan lebih lambat.',
  },
  wakalah: {
    en: 'You have appointed the platform as your agent (wakalah) for note {{note}}. On your behalf it has bought a commodity and sold it to the issuer at a fixed sale price by commodity murabahah (tawarruq).',
    ms: 'Anda telah melantik platform sebagai wakil anda (wakalah) bagi nota {{note}}. Bagi pihak anda, platform telah membeli komoditi dan menjualnya kepada penerbit pada harga jualan tetap melalui murabahah komoditi (tawarruq).',
  },
  trade: { en: 'Trade: {{legs}}.', ms: 'Dagangan: {{legs}}.' },
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
  schedule: { en: 'Repayment schedule', ms: 'Jadual bayaran balik' },
  number: { en: 'No.', ms: 'Bil.' },
  due_on: { en: 'Due date', ms: 'Tarikh bayaran' },
  principal: { en: 'Principal', ms: 'Prinsipal' },
  fees_and_tax: { en: 'Fees and tax', ms: 'Fi dan cukai' },
  net: { en: 'Net amount', ms: 'Jumlah bersih' },
  total: { en: 'Total', ms: 'Jumlah' },
});

/** The texts of the confirmation in a language. */
export const confirmationWords = documentWords(confirmationTexts);

export type ConfirmationWords = DocumentWords<typeof confirmationTexts>;
