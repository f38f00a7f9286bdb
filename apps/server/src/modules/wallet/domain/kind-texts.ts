import { defineMessages, type Language } from '@titian/contracts/messages/definition';
import { documentWords } from '../../../platform/documents/document-texts.ts';

/** What a statement calls all transactions of a kind together. */
export const kindTexts = defineMessages({
  topup: { en: 'Top-ups', ms: 'Tambah nilai' },
  second_topup: { en: 'Duplicate payments', ms: 'Bayaran pendua' },
  subscription: { en: 'Investments', ms: 'Pelaburan' },
  subscription_returned: { en: 'Investments returned', ms: 'Pelaburan dipulangkan' },
  subscription_cancelled: { en: 'Investments cancelled', ms: 'Pelaburan dibatalkan' },
  distribution: { en: 'Repayments received', ms: 'Bayaran balik diterima' },
  service_fee_returned: { en: 'Service fees returned', ms: 'Fi perkhidmatan dipulangkan' },
  service_tax_returned: { en: 'Service tax returned', ms: 'Cukai perkhidmatan dipulangkan' },
  withholding_tax_returned: { en: 'Withholding tax returned', ms: 'Cukai pegangan dipulangkan' },
  withdrawal: { en: 'Withdrawals', ms: 'Pengeluaran' },
  withdrawal_returned: { en: 'Withdrawals returned', ms: 'Pengeluaran dipulangkan' },
  unclaimed_money: {
    en: 'Paid to the Registrar of Unclaimed Moneys',
    ms: 'Dibayar kepada Pendaftar Wang Tak Dituntut',
  },
  unclaimed_money_returned: {
    en: 'Payment to the Registrar of Unclaimed Moneys returned',
    ms: 'Bayaran kepada Pendaftar Wang Tak Dituntut dipulangkan',
  },
  withdrawal_fee: { en: 'Withdrawal fees', ms: 'Fi pengeluaran' },
  withdrawal_fee_returned: { en: 'Withdrawal fees returned', ms: 'Fi pengeluaran dipulangkan' },
  repayment_excess: { en: 'Excess payments', ms: 'Lebihan bayaran' },
  mandate_verification: {
    en: 'Account verification for direct debit',
    ms: 'Pengesahan akaun bagi debit langsung',
  },
  referral_reward: { en: 'Referral rewards', ms: 'Ganjaran rujukan' },
  repayment: { en: 'Repayments', ms: 'Bayaran balik' },
  financing: { en: 'Financing', ms: 'Pembiayaan' },
  origination_fee: { en: 'Origination fees', ms: 'Fi pengaturan' },
  service_tax_on_fee: {
    en: 'Service tax on origination fees',
    ms: 'Cukai perkhidmatan atas fi pengaturan',
  },
  disbursement: { en: 'Net disbursements', ms: 'Pengeluaran bersih' },
  payment_received: { en: 'Payments on notes', ms: 'Bayaran bagi nota' },
  guarantor_payment: { en: 'Payments of guarantors', ms: 'Bayaran penjamin' },
  recovery_received: { en: 'Recoveries', ms: 'Dapatan semula' },
  recovery_cost: { en: 'Recovery costs', ms: 'Kos dapatan semula' },
  guarantor_repaid: { en: 'Repaid to guarantors', ms: 'Dibayar balik kepada penjamin' },
  excess_returned: {
    en: 'Excess refunded to your bank account',
    ms: 'Lebihan dibayar balik ke akaun bank anda',
  },
  excess_refund_returned: {
    en: 'Refunds returned by your bank',
    ms: 'Bayaran balik dipulangkan oleh bank anda',
  },
});

const words = documentWords(kindTexts);

const isNamed = (kind: string): kind is keyof typeof kindTexts => Object.hasOwn(kindTexts, kind);

/** A kind in a language; one that has no name yet by its own words. */
export function kindWords(kind: string, language: Language): string {
  if (isNamed(kind)) {
    return words(language)(kind);
  }
  const plain = kind.replaceAll('_', ' ');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}
