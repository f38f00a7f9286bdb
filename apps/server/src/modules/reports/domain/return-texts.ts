import type { ReturnLine } from '@titian/contracts/market-returns';
import type { Language } from '@titian/contracts/messages/definition';
import { defineMessages } from '@titian/contracts/messages/definition';
import { documentWords } from '../../../platform/documents/document-texts.ts';

/** The lines of the return; in `…_means` what exactly each counts. */
const lineTexts = defineMessages({
  issuers_registered: { en: 'Issuers', ms: 'Penerbit' },
  issuers_registered_means: {
    en: 'Approved issuers at the end of the quarter.',
    ms: 'Penerbit yang diluluskan pada akhir suku tahun.',
  },
  issuers_new: { en: 'New issuers', ms: 'Penerbit baharu' },
  issuers_new_means: {
    en: 'Issuers approved in the quarter.',
    ms: 'Penerbit yang diluluskan pada suku tahun itu.',
  },
  issuers_running: { en: 'Issuers with notes outstanding', ms: 'Penerbit dengan nota belum bayar' },
  issuers_running_means: {
    en: 'Issuers with principal outstanding at the end of the quarter.',
    ms: 'Penerbit dengan prinsipal belum bayar pada akhir suku tahun.',
  },
  investors_registered: { en: 'Investors', ms: 'Pelabur' },
  investors_registered_means: {
    en: 'Approved investors at the end of the quarter.',
    ms: 'Pelabur yang diluluskan pada akhir suku tahun.',
  },
  investors_new: { en: 'New investors', ms: 'Pelabur baharu' },
  investors_new_means: {
    en: 'Investors approved in the quarter.',
    ms: 'Pelabur yang diluluskan pada suku tahun itu.',
  },
  investors_holding: { en: 'Investors with holdings', ms: 'Pelabur dengan pegangan' },
  investors_holding_means: {
    en: 'Investors with principal outstanding at the end of the quarter.',
    ms: 'Pelabur dengan prinsipal belum bayar pada akhir suku tahun.',
  },
  applications_submitted: { en: 'Applications submitted', ms: 'Permohonan dihantar' },
  applications_submitted_means: {
    en: 'Financing applications submitted in the quarter.',
    ms: 'Permohonan pembiayaan yang dihantar pada suku tahun itu.',
  },
  applications_rejected: { en: 'Applications rejected', ms: 'Permohonan ditolak' },
  applications_rejected_means: {
    en: 'Financing applications that two operators rejected in the quarter.',
    ms: 'Permohonan pembiayaan yang ditolak oleh dua operator pada suku tahun itu.',
  },
  notes_listed: { en: 'Notes listed', ms: 'Nota disenaraikan' },
  notes_listed_means: {
    en: 'Notes opened to investors in the quarter.',
    ms: 'Nota yang dibuka kepada pelabur pada suku tahun itu.',
  },
  notes_issued: { en: 'Notes issued', ms: 'Nota diterbitkan' },
  notes_issued_means: {
    en: 'Notes issued in the quarter.',
    ms: 'Nota yang diterbitkan pada suku tahun itu.',
  },
  raised: { en: 'Amount raised', ms: 'Jumlah dikumpul' },
  raised_means: {
    en: 'Principal of the notes issued in the quarter.',
    ms: 'Prinsipal nota yang diterbitkan pada suku tahun itu.',
  },
  raised_conventional: { en: 'Raised, conventional', ms: 'Dikumpul, konvensional' },
  raised_conventional_means: { en: 'The part of conventional notes.', ms: 'Bahagian nota konvensional.' },
  raised_shariah: { en: 'Raised, Shariah', ms: 'Dikumpul, Syariah' },
  raised_shariah_means: { en: 'The part of Shariah notes.', ms: 'Bahagian nota Syariah.' },
  raised_to_date: { en: 'Raised to date', ms: 'Dikumpul setakat ini' },
  raised_to_date_means: {
    en: 'Principal of all notes issued until the end of the quarter.',
    ms: 'Prinsipal semua nota yang diterbitkan hingga akhir suku tahun.',
  },
  repaid_principal: { en: 'Principal repaid', ms: 'Prinsipal dibayar balik' },
  repaid_principal_means: {
    en: 'Principal booked in the quarter, from issuers, guarantors and recoveries.',
    ms: 'Prinsipal yang direkod pada suku tahun itu, daripada penerbit, penjamin dan pemulihan.',
  },
  repaid_return: { en: 'Return paid', ms: 'Pulangan dibayar' },
  repaid_return_means: {
    en: 'Return booked in the quarter, before fees and taxes.',
    ms: 'Pulangan yang direkod pada suku tahun itu, sebelum fi dan cukai.',
  },
  outstanding_notes: { en: 'Notes outstanding', ms: 'Nota belum bayar' },
  outstanding_notes_means: {
    en: 'Notes with principal outstanding at the end of the quarter.',
    ms: 'Nota dengan prinsipal belum bayar pada akhir suku tahun.',
  },
  outstanding: { en: 'Outstanding principal', ms: 'Prinsipal belum bayar' },
  outstanding_means: {
    en: 'Principal not repaid at the end of the quarter; written-off notes are left out.',
    ms: 'Prinsipal belum dibayar balik pada akhir suku tahun; nota yang dihapus kira tidak termasuk.',
  },
  late_notes: { en: 'Notes past due', ms: 'Nota tertunggak' },
  late_notes_means: {
    en: 'Notes with principal or return past due and not in default.',
    ms: 'Nota dengan prinsipal atau pulangan tertunggak dan tidak mungkir.',
  },
  late_1_30: { en: 'Past due 1–30 days', ms: 'Tertunggak 1–30 hari' },
  late_1_30_means: {
    en: 'Outstanding principal of notes so late at the end of the quarter.',
    ms: 'Prinsipal belum bayar bagi nota selewat itu pada akhir suku tahun.',
  },
  late_31_60: { en: 'Past due 31–60 days', ms: 'Tertunggak 31–60 hari' },
  late_31_60_means: {
    en: 'Outstanding principal of notes so late at the end of the quarter.',
    ms: 'Prinsipal belum bayar bagi nota selewat itu pada akhir suku tahun.',
  },
  late_61_90: { en: 'Past due 61–90 days', ms: 'Tertunggak 61–90 hari' },
  late_61_90_means: {
    en: 'Outstanding principal of notes so late at the end of the quarter.',
    ms: 'Prinsipal belum bayar bagi nota selewat itu pada akhir suku tahun.',
  },
  late_91: { en: 'Past due more than 90 days', ms: 'Tertunggak lebih 90 hari' },
  late_91_means: {
    en: 'Outstanding principal of notes so late and not in default.',
    ms: 'Prinsipal belum bayar bagi nota selewat itu dan tidak mungkir.',
  },
  defaulted_notes: { en: 'Notes in default', ms: 'Nota mungkir' },
  defaulted_notes_means: {
    en: 'Notes in default with principal outstanding.',
    ms: 'Nota mungkir dengan prinsipal belum bayar.',
  },
  in_default: { en: 'Principal in default', ms: 'Prinsipal mungkir' },
  in_default_means: {
    en: 'Outstanding principal of notes in default.',
    ms: 'Prinsipal belum bayar bagi nota mungkir.',
  },
  written_off: { en: 'Written off to date', ms: 'Dihapus kira setakat ini' },
  written_off_means: {
    en: 'Principal of notes written off until the end of the quarter, never repaid.',
    ms: 'Prinsipal nota yang dihapus kira hingga akhir suku tahun, tidak dibayar balik.',
  },
  default_rate: { en: 'Default rate', ms: 'Kadar mungkir' },
  default_rate_means: {
    en: '(Promised and unpaid at default − recovered) ÷ principal and return promised at issue of all notes until the end of the quarter.',
    ms: '(Dijanjikan dan belum dibayar semasa mungkir − dipulihkan) ÷ prinsipal dan pulangan yang dijanjikan semasa terbitan bagi semua nota hingga akhir suku tahun.',
  },
  largest_issuer: { en: 'Largest issuer', ms: 'Penerbit terbesar' },
  largest_issuer_means: {
    en: 'Share of the issuer with the most outstanding principal.',
    ms: 'Bahagian penerbit dengan prinsipal belum bayar terbanyak.',
  },
  client_money: { en: 'Client money', ms: 'Wang pelanggan' },
  client_money_means: {
    en: 'Balances of customers and committed money in the trust account on the last day.',
    ms: 'Baki pelanggan dan wang komited dalam akaun amanah pada hari terakhir.',
  },
  bank_balance: { en: 'Trust account balance', ms: 'Baki akaun amanah' },
  bank_balance_means: {
    en: 'Closing balance of the final bank statement of the last day.',
    ms: 'Baki penutup penyata bank akhir pada hari terakhir.',
  },
  days_unexplained: { en: 'Days with a difference', ms: 'Hari dengan perbezaan' },
  days_unexplained_means: {
    en: 'Days of the quarter on which bank and ledger differed and not every sen was named.',
    ms: 'Hari dalam suku tahun yang bank dan lejar berbeza dan bukan setiap sen dinamakan.',
  },
  fees_earned: { en: 'Fees charged', ms: 'Fi dikenakan' },
  fees_earned_means: {
    en: 'Fees charged in the quarter less fees refunded, before service tax.',
    ms: 'Fi yang dikenakan pada suku tahun itu tolak fi yang dipulangkan, sebelum cukai perkhidmatan.',
  },
  complaints_received: { en: 'Complaints received', ms: 'Aduan diterima' },
  complaints_received_means: {
    en: 'Complaints opened in the quarter.',
    ms: 'Aduan yang dibuka pada suku tahun itu.',
  },
  complaints_closed: { en: 'Complaints closed', ms: 'Aduan ditutup' },
  complaints_closed_means: {
    en: 'Complaints closed in the quarter.',
    ms: 'Aduan yang ditutup pada suku tahun itu.',
  },
  complaints_open: { en: 'Complaints open', ms: 'Aduan terbuka' },
  complaints_open_means: {
    en: 'Complaints open at the end of the quarter.',
    ms: 'Aduan yang terbuka pada akhir suku tahun.',
  },
});

const lineWords = documentWords(lineTexts);

/** What a line of the return is called and what it counts. */
export function wordsOfLine(
  line: ReturnLine,
  language: Language,
): { readonly label: string; readonly definition: string } {
  const words = lineWords(language);
  return { label: words(line), definition: words(`${line}_means`) };
}
