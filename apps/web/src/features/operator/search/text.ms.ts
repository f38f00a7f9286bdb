import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Carian',
  label: 'Nama, e-mel, telefon, MyKad, akaun, nota, kes, rujukan atau amaun',
  hint: 'Sekurang-kurangnya dua aksara. Amaun dengan sen atau RM, seperti 1,250.00.',
  results: 'Hasil carian',
  none: 'Tiada hasil bagi "{{term}}". Semak ejaan, atau cari dengan nombor atau rujukan.',
  similar: 'Tiada padanan tepat. Nama yang serupa:',
  found_other: '{{count}} hasil',
  keys: 'Kekunci anak panah untuk bergerak, Enter untuk buka, Esc untuk tutup.',
  kinds: {
    customer: 'Pelanggan',
    note: 'Nota',
    application: 'Permohonan pembiayaan',
    payment: 'Bayaran',
    payout: 'Bayaran keluar',
    exception: 'Pengecualian',
    approval: 'Cadangan',
    case: 'Kes',
    mail: 'E-mel',
  },
  payments: {
    topup: 'Tambah nilai',
    repayment: 'Bayaran balik',
    mandate: 'Pendaftaran debit terus',
    collection: 'Debit terus',
  },
  paymentStates: {
    created: 'Belum bermula',
    pending: 'Dalam proses',
    succeeded: 'Diterima',
    failed: 'Gagal',
    expired: 'Tamat tempoh',
  },
};
