import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Wang tak dituntut',
  subtitle_other:
    'Wang tunai tanpa aktiviti pemiliknya selama {{count}} tahun, dan yang menghampirinya (Akta Wang Tak Dituntut 1965).',
  notice_other: 'Pemilik dimaklumkan {{count}} bulan sebelum wang tunainya menjadi tidak dituntut.',
  empty: 'Tiada wang tak dituntut yang sepadan.',
  totals: 'Jumlah keseluruhan',
  owners: 'Pemilik',
  amount: 'Baki tunai',
  unclaimedOwners: 'Pemilik wang tak dituntut',
  unclaimedAmount: 'Wang tak dituntut',
  registrarAmount: 'Dibayar kepada Pendaftar atau diluluskan',
  columns: {
    customer: 'Pelabur',
    amount: 'Baki tunai',
    activity: 'Aktiviti terakhir',
    unclaimedOn: 'Tidak dituntut pada',
    notices: 'Notis dihantar',
    state: 'Status',
    action: 'Tindakan',
  },
  activity: {
    deposit: 'Tambah nilai',
    withdrawal: 'Pengeluaran',
    subscription: 'Pelaburan',
    preset: 'Pratetap pelaburan automatik',
    sign_in: 'Log masuk',
    approval: 'Kelulusan akaun',
  },
  state: {
    approaching: 'Menghampiri',
    unclaimed: 'Tidak dituntut',
    approved: 'Bayaran diluluskan',
    paid: 'Dibayar kepada Pendaftar',
  },
  proposed: 'Bayaran dicadangkan',
  paidOn: 'pada {{on, date}}',
  reference: 'Rujukan {{reference}}',
  pay: {
    open: 'Cadangkan bayaran',
    title: 'Bayar kepada Pendaftar',
    body: '{{amount}} milik {{name}} akan keluar daripada baki tunai ke akaun Pendaftar Wang Tak Dituntut sebaik sahaja operator kedua meluluskannya. Aktiviti pemilik sebelum itu akan menutup cadangan ini.',
    submit: 'Cadangkan bayaran',
  },
  cancelling: {
    open: 'Cadangkan pembatalan',
    title: 'Batalkan bayaran kepada Pendaftar',
    body: '{{amount}} dikembalikan ke baki tunai {{name}} sebaik sahaja operator kedua meluluskannya, dan kekal tidak dituntut seperti sebelumnya. Tiada wang telah keluar dari bank.',
    submit: 'Cadangkan pembatalan',
    proposed: 'Pembatalan dicadangkan',
  },
  daysLeft_other: 'baki {{count}} hari',
  lastNotice: '{{count}}, terakhir pada {{on, date}}',
  save: 'Muat turun CSV',
  return: { year: 'Penyata tahun', save: 'Simpan penyata' },
};
