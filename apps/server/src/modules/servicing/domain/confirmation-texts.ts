import { defineMessages } from '@titian/contracts/messages/definition';
import { type DocumentWords, documentWords } from '../../../platform/documents/document-texts.ts';
import { noteTexts, tradeTexts } from './note-texts.ts';

/** Texts of the confirmation of an investment; interest and profit are never mixed (SHR-1). */
const confirmationTexts = defineMessages({
  ...noteTexts,
  ...tradeTexts,
  title: { en: 'Confirmation of your investment', ms: 'Pengesahan pelaburan anda' },
  footer: { en: 'Titian, note {{note}}, {{name}}', ms: 'Titian, nota {{note}}, {{name}}' },
  investor: { en: 'Investor {{number}}', ms: 'Pelabur {{number}}' },
  amount_invested: { en: 'Amount invested', ms: 'Jumlah dilaburkan' },
  issuer: { en: 'Issuer', ms: 'Penerbit' },
  rate: { en: '{{rate, percent}} p.a.', ms: '{{rate, percent}} setahun' },
  interest_fee: {
    en: 'Service fee, {{rate, percent}} of the interest',
    ms: 'Fi perkhidmatan, {{rate, percent}} daripada faedah',
  },
  profit_fee: {
    en: 'Service fee, {{rate, percent}} of the profit',
    ms: 'Fi perkhidmatan, {{rate, percent}} daripada keuntungan',
  },
  withholding_tax: { en: 'Withholding tax, {{rate, percent}}', ms: 'Cukai pegangan, {{rate, percent}}' },
  interest_net: { en: 'Net interest after fees and tax', ms: 'Faedah bersih selepas fi dan cukai' },
  profit_net: { en: 'Net profit after fees and tax', ms: 'Keuntungan bersih selepas fi dan cukai' },
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
  fees_and_tax: { en: 'Fees and tax', ms: 'Fi dan cukai' },
  net: { en: 'Net amount', ms: 'Jumlah bersih' },
});

/** The texts of the confirmation in a language. */
export const confirmationWords = documentWords(confirmationTexts);

export type ConfirmationWords = DocumentWords<typeof confirmationTexts>;
