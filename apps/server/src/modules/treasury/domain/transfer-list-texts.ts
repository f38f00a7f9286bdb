import { defineMessages } from '@titian/contracts/messages/definition';
import { type DocumentWords, documentWords } from '../../../platform/documents/document-texts.ts';

/** Texts of the transfers behind a remittance or a sweep; the kinds are those of the ledger. */
const transferListTexts = defineMessages({
  fees: { en: 'Sweep of fees', ms: 'Sapuan fi' },
  service_tax: { en: 'Service tax', ms: 'Cukai perkhidmatan' },
  withholding_tax: { en: 'Withholding tax', ms: 'Cukai pegangan' },
  charity: { en: 'Charity (gharamah)', ms: 'Kebajikan (gharamah)' },
  recovery_costs: { en: 'Recovery costs', ms: 'Kos pemulihan' },
  open_through: { en: 'Open through {{through, date}}', ms: 'Terbuka sehingga {{through, date}}' },
  period: { en: '{{from, date}} to {{through, date}}', ms: '{{from, date}} hingga {{through, date}}' },
  footer: {
    en: 'Titian, transfers of the ledger, made on {{at, time}}',
    ms: 'Titian, pindahan dalam lejar, dijana pada {{at, time}}',
  },
  date: { en: 'Date', ms: 'Tarikh' },
  transfer: { en: 'Transfer', ms: 'Pindahan' },
  note: { en: 'Note', ms: 'Nota' },
  amount: { en: 'Amount', ms: 'Jumlah' },
  running_total: { en: 'Running total', ms: 'Jumlah terkumpul' },
  in_ringgit: { en: '{{name}} (RM)', ms: '{{name}} (RM)' },
  reference: { en: 'Reference', ms: 'Rujukan' },
  transfer_id: { en: 'Transfer ID', ms: 'ID pindahan' },
  sum: {
    en: { one: 'Sum of {{count, number}} transfer', other: 'Sum of {{count, number}} transfers' },
    ms: 'Jumlah {{count, number}} pindahan',
  },
  kind_origination_fee: { en: 'Origination fee', ms: 'Fi pengaturan' },
  kind_service_fee: { en: 'Service fee', ms: 'Fi perkhidmatan' },
  kind_withdrawal_fee: { en: 'Withdrawal fee', ms: 'Fi pengeluaran' },
  kind_withdrawal_fee_returned: { en: 'Withdrawal fee, refunded', ms: 'Fi pengeluaran, dipulangkan' },
  kind_service_fee_returned: { en: 'Service fee, refunded', ms: 'Fi perkhidmatan, dipulangkan' },
  kind_service_tax_on_fee: { en: 'Service tax on a fee', ms: 'Cukai perkhidmatan atas fi' },
  kind_service_tax_returned: { en: 'Service tax, refunded', ms: 'Cukai perkhidmatan, dipulangkan' },
  kind_service_tax_rounding: {
    en: 'Service tax, rounding of the day',
    ms: 'Cukai perkhidmatan, pembundaran harian',
  },
  kind_withholding_tax: { en: 'Withholding tax', ms: 'Cukai pegangan' },
  kind_withholding_tax_returned: { en: 'Withholding tax, refunded', ms: 'Cukai pegangan, dipulangkan' },
  kind_gharamah: { en: 'Gharamah', ms: 'Gharamah' },
  kind_recovery_cost: { en: 'Recovery cost', ms: 'Kos pemulihan' },
  kind_marketing_funding: { en: 'Marketing funding', ms: 'Peruntukan pemasaran' },
});

/** The texts of a list of transfers in a language. */
export const transferListWords = documentWords(transferListTexts);

export type TransferListWords = DocumentWords<typeof transferListTexts>;

/** What a kind of transfer is called; one without a name keeps that of the ledger. */
export function transferName(kind: string, words: TransferListWords): string {
  const code = `kind_${kind}`;
  return isNamed(code) ? words(code) : kind.replaceAll('_', ' ');
}

type NamedKind = Extract<keyof typeof transferListTexts, `kind_${string}`>;

function isNamed(code: string): code is NamedKind {
  return Object.hasOwn(transferListTexts, code);
}
