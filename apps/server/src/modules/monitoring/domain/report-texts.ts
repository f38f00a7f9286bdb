import { defineMessages } from '@titian/contracts/messages/definition';
import { type DocumentWords, documentWords } from '../../../platform/documents/document-texts.ts';

/** Texts of a suspicious transaction report as a file. */
const reportTexts = defineMessages({
  title: { en: 'Suspicious transaction report', ms: 'Laporan transaksi mencurigakan' },
  footer: {
    en: 'Titian, confidential: it must not be disclosed that this report exists',
    ms: 'Titian, sulit: kewujudan laporan ini tidak boleh didedahkan',
  },
  state: { en: 'State', ms: 'Status' },
  state_draft: { en: 'Draft', ms: 'Draf' },
  state_submitted: { en: 'Waiting for approval', ms: 'Menunggu kelulusan' },
  state_approved: { en: 'Approved', ms: 'Diluluskan' },
  state_lodged: { en: 'Lodged', ms: 'Diserahkan' },
  state_withdrawn: { en: 'Withdrawn', ms: 'Ditarik balik' },
  name: { en: 'Name', ms: 'Nama' },
  number: { en: 'Investor number', ms: 'Nombor pelabur' },
  identity: { en: 'Identity document', ms: 'Dokumen pengenalan' },
  born_on: { en: 'Date of birth', ms: 'Tarikh lahir' },
  address: { en: 'Address', ms: 'Alamat' },
  phone: { en: 'Telephone', ms: 'Telefon' },
  email: { en: 'Email', ms: 'E-mel' },
  period: { en: 'Period', ms: 'Tempoh' },
  period_of: { en: '{{from, date}} to {{until, date}}', ms: '{{from, date}} hingga {{until, date}}' },
  movements: { en: 'Transactions', ms: 'Transaksi' },
  deposit: { en: 'Deposit', ms: 'Deposit' },
  withdrawal: { en: 'Withdrawal', ms: 'Pengeluaran' },
  investment: { en: 'Investment', ms: 'Pelaburan' },
  grounds: { en: 'Grounds', ms: 'Alasan' },
  related: { en: 'Related persons', ms: 'Orang berkaitan' },
  none: { en: 'None', ms: 'Tiada' },
  decision: { en: 'Decision', ms: 'Keputusan' },
  authors: { en: 'Written by', ms: 'Ditulis oleh' },
  approved_by: { en: 'Approved by', ms: 'Diluluskan oleh' },
  lodged: { en: 'Lodged on', ms: 'Diserahkan pada' },
  reference: { en: "Authority's reference", ms: 'Rujukan pihak berkuasa' },
  hash: { en: 'Hash of the content', ms: 'Cincangan kandungan' },
});

export const reportWords = documentWords(reportTexts);
export type ReportWords = DocumentWords<typeof reportTexts>;
