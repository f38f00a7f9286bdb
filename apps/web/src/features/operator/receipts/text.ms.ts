import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Terimaan belum diperuntukkan',
  subtitle: 'Bayaran diterima yang memerlukan keputusan dua operator sebelum digunakan.',
  empty: 'Tiada terimaan dengan status ini.',
  columns: {
    customer: 'Pelanggan',
    payer: 'Pembayar menurut bank',
    purpose: 'Tujuan',
    reason: 'Sebab ditahan',
    received: 'Diterima pada',
    amount: 'Jumlah',
    reference: 'Rujukan',
    state: 'Status',
    refunded: 'Dipulangkan pada',
  },
  noName: 'Tiada nama',
  purpose: {
    topup: 'Tambah nilai',
    repayment: 'Bayaran balik',
    mandate: 'Pengesahan akaun untuk debit langsung',
    collection: 'Debit langsung',
  },
  reason: {
    paid_twice: 'Bayaran berganda',
    payer: 'Pembayar tidak sepadan',
    bank: 'Butiran berbeza daripada pesanan',
  },
  state: { held: 'Ditahan', booked: 'Direkodkan', refunded: 'Dipulangkan' },
  decide: {
    book: 'Cadangkan perekodan',
    refund: 'Cadangkan pemulangan',
    prove_account: 'Sahkan akaun pembayar',
    refundBody:
      '{{amount}} dipulangkan kepada {{holder}}, {{bank}} berakhir dengan {{last4}}. Ia dihantar bersama kelompok bayaran keluar yang seterusnya.',
  },
  book: {
    topup: '{{amount}} ditambah pada baki tunai {{customer}}.',
    repayment: '{{amount}} dikira sebagai bayaran balik {{customer}}, mulai hari ia diterima.',
    mandate: '{{amount}} dikreditkan kepada {{customer}}.',
    collection:
      '{{amount}} dikira sebagai bayaran balik {{customer}}, mulai hari ia diterima. Baki yang masih perlu dibayar dikutip pada hari perniagaan berikutnya.',
  },
};
