import { defineMessages } from '@titian/contracts/messages/definition';
import { documentWords } from '../../../platform/documents/document-texts.ts';

/** Column heads of the console's lists for spreadsheets. */
const texts = defineMessages({
  at: { en: 'Time (Malaysia time)', ms: 'Masa (waktu Malaysia)' },
  day: { en: 'Date', ms: 'Tarikh' },
  actor_kind: { en: 'Actor type', ms: 'Jenis pelaku' },
  actor: { en: 'Actor', ms: 'Pelaku' },
  action: { en: 'Action', ms: 'Tindakan' },
  subject_kind: { en: 'Subject type', ms: 'Jenis perkara' },
  subject: { en: 'Subject', ms: 'Perkara' },
  subject_id: { en: 'Subject ID', ms: 'ID perkara' },
  reason: { en: 'Reason', ms: 'Sebab' },
  user: { en: 'Customer', ms: 'Pelanggan' },
  operator: { en: 'Operator', ms: 'Operator' },
  system: { en: 'System', ms: 'Sistem' },
  guest: { en: 'Visitor', ms: 'Pelawat' },
  bank: { en: 'Bank', ms: 'Bank' },
  note: { en: 'Note', ms: 'Nota' },
  issuer: { en: 'Issuer', ms: 'Penerbit' },
  type: { en: 'Type', ms: 'Jenis' },
  contract: { en: 'Contract', ms: 'Kontrak' },
  grade: { en: 'Grade', ms: 'Gred' },
  rate: { en: 'Rate (% p.a.)', ms: 'Kadar (% setahun)' },
  term: { en: 'Tenure (months)', ms: 'Tempoh (bulan)' },
  listed_on: { en: 'Listed on', ms: 'Disenaraikan pada' },
  closes_on: { en: 'Closes on', ms: 'Ditutup pada' },
  target: { en: 'Target (RM)', ms: 'Sasaran (RM)' },
  raised: { en: 'Raised (RM)', ms: 'Dikumpul (RM)' },
  outstanding: { en: 'Outstanding principal (RM)', ms: 'Baki prinsipal (RM)' },
  overdue: { en: 'Past due (RM)', ms: 'Tertunggak (RM)' },
  days_late: { en: 'Days past due', ms: 'Hari tertunggak' },
  state: { en: 'Status', ms: 'Status' },
  beneficiary: { en: 'Beneficiary', ms: 'Penerima' },
  purpose: { en: 'Purpose', ms: 'Tujuan' },
  investor: { en: 'Investor', ms: 'Pelabur' },
  inv_no: { en: 'Investor number', ms: 'Nombor pelabur' },
  account: { en: 'Account (last 4)', ms: 'Akaun (4 terakhir)' },
  amount: { en: 'Amount (RM)', ms: 'Jumlah (RM)' },
  name: { en: 'Name', ms: 'Nama' },
  company: { en: 'Company', ms: 'Syarikat' },
  email: { en: 'E-mail', ms: 'E-mel' },
  role: { en: 'Role', ms: 'Peranan' },
  account_status: { en: 'Account', ms: 'Akaun' },
  application_status: { en: 'Application', ms: 'Permohonan' },
  created_on: { en: 'Registered on', ms: 'Didaftarkan pada' },
  approved_on: { en: 'Approved on', ms: 'Diluluskan pada' },
});

export type ListHead = keyof typeof texts;

/** The words of the files, in a language. */
export const listWords = documentWords(texts);
