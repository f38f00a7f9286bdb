import { messages } from '../messages.ts';
import { defineMessages } from './definition.ts';

/** Texts that the specification gives word for word, as the server says them. */
export const specifiedMessages = defineMessages({
  annual_income_required: {
    en: messages.annualIncomeRequired,
    ms: 'Sila berikan Anggaran Pendapatan Tahunan',
  },
  asset_documents_required: {
    en: messages.assetDocumentsRequired,
    ms: 'Sila muat naik dokumen Aset Peribadi',
  },
  declaration_required: {
    en: messages.declarationRequired,
    ms: 'Sila bersetuju dengan perakuan ini',
  },
  income_documents_required: {
    en: messages.incomeDocumentsRequired,
    ms: 'Sila muat naik Penyata Bank 3 Bulan Terkini/Slip Pendapatan/Borang Cukai Pendapatan',
  },
  liabilities_required: {
    en: messages.liabilitiesRequired,
    ms: 'Sila berikan Anggaran nilai Jumlah Liabiliti',
  },
  liquid_assets_required: {
    en: messages.liquidAssetsRequired,
    ms: 'Sila berikan Anggaran nilai Aset Cair',
  },
  net_worth_required: {
    en: messages.netWorthRequired,
    ms: 'Sila berikan Anggaran Nilai Bersih anda',
  },
  other_assets_required: {
    en: messages.otherAssetsRequired,
    ms: 'Sila berikan Anggaran nilai Aset Lain',
  },
  p2p_amount_required: {
    en: messages.p2pAmountRequired,
    ms: 'Anggaran jumlah Pelaburan P2P diperlukan',
  },
  risk_tolerance_required: {
    en: messages.riskToleranceRequired,
    ms: 'Sila pilih Tahap Toleransi Risiko',
  },
  source_of_funds_required: {
    en: messages.sourceOfFundsRequired,
    ms: 'Sila berikan Sumber Dana/Kekayaan',
  },
  tax_country_required: {
    en: messages.taxCountryRequired,
    ms: 'Sila berikan Negara Pemastautinan Cukai',
  },
  tax_number_required: {
    en: messages.taxNumberRequired,
    ms: 'Sila berikan Nombor Cukai Pendapatan',
  },
});
