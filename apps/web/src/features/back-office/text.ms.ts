import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  login: {
    title: 'Log masuk operator',
    body: 'Untuk kakitangan platform. Dua faktor sentiasa dihidupkan.',
    email: 'E-mel',
    password: 'Kata laluan',
    submit: 'Teruskan',
    codeTitle: 'Kod anda',
    codeBody: 'Masukkan enam digit yang dipaparkan oleh aplikasi pengesah anda.',
    code: 'Kod',
    codeSubmit: 'Log masuk',
    back: 'Mula semula',
  },
  home: {
    title: 'Ringkasan',
    hello: 'Salam sejahtera, {{name}}. Peranan anda: {{roles}}.',
    waiting: 'Yang sedang menunggu',
    approvals: 'Cadangan untuk diputuskan',
    applications: 'Permohonan untuk disemak',
    ekyc_reviews: 'Semakan identiti untuk dinilai',
    screening_hits: 'Nama disaring untuk dilihat',
    premium_upgrades: 'Naik taraf Premium untuk disemak',
    bank_accounts: 'Akaun bank untuk dilihat',
    financing_applications: 'Permohonan pembiayaan untuk dinilai',
    repayments: 'Bayaran nota ditahan',
    topups: 'Tambah nilai ditahan',
    receipts: 'Bayaran untuk diputuskan',
    withdrawals: 'Pengeluaran diminta',
    payouts: 'Bayaran keluar untuk dihantar',
    reconciliation: 'Perbezaan untuk dijelaskan',
    certificates: 'Sijil yang hampir tamat',
  },
  loggedOut: 'Anda telah dilog keluar',
  logOutFailed: 'Anda tidak dapat dilog keluar. Sila cuba lagi.',
};
