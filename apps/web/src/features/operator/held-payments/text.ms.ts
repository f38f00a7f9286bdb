import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Bayaran ditahan',
  subtitle: 'Bayaran diterima yang memerlukan keputusan dua operator sebelum digunakan.',
  empty: 'Tiada bayaran ditahan dengan tujuan dan status ini.',
  columns: {
    customer: 'Pelanggan',
    payer: 'Pembayar menurut bank',
    purpose: 'Tujuan',
    reason: 'Sebab ditahan',
    received: 'Diterima pada',
    amount: 'Jumlah',
    state: 'Status',
  },
  facts: {
    note: 'Nota',
    check: 'Semakan nama',
    type: 'Kaedah pembayaran',
    bank: 'Bank',
    reference: 'Rujukan',
    refunded: 'Dipulangkan pada',
    proof: 'Bukti bayaran',
  },
  noName: 'Tiada nama',
  type: { fpx: 'FPX', manual: 'Pindahan bank' },
  check: {
    equal: 'Nama sama',
    close: 'Nama serupa',
    absent: 'Tiada nama',
    different: 'Nama berbeza',
  },
  purpose: {
    topup: 'Tambah nilai',
    second_topup: 'Tambah nilai berganda',
    repayment: 'Bayaran balik',
    mandate: 'Pengesahan akaun untuk debit langsung',
    collection: 'Debit langsung',
  },
  reason: {
    paid_twice: 'Bayaran berganda',
    payer: 'Pembayar tidak sepadan',
    bank: 'Butiran berbeza daripada pesanan',
    late: 'Diluluskan selepas tamat tempoh',
    bank_transfer: 'Pindahan bank untuk disahkan',
  },
  state: { held: 'Ditahan', booked: 'Direkodkan', refunded: 'Dipulangkan', rejected: 'Ditolak' },
  decide: {
    credit: 'Cadangkan pengkreditan',
    book: 'Cadangkan perekodan',
    refund: 'Cadangkan pemulangan',
    reject: 'Cadangkan penolakan',
    prove_account: 'Sahkan akaun pembayar',
    refundBody:
      '{{amount}} dipulangkan kepada {{holder}}, {{bank}} berakhir dengan {{last4}}. Ia dihantar bersama kelompok bayaran keluar yang seterusnya.',
    rejectBody:
      'Pindahan {{amount}} tidak ditemui dalam akaun amanah. Tiada apa-apa dikreditkan dan pelabur dimaklumkan.',
  },
  book: {
    topup:
      '{{amount}} dikreditkan kepada {{customer}}. Tambah nilai seterusnya dari bank ini diterima tanpa semakan.',
    second_topup: '{{amount}} ditambah pada baki tunai {{customer}}.',
    repayment:
      'Hanya wang penerbit, pengarahnya atau penjaminnya boleh direkodkan. {{amount}} dikira sebagai bayaran balik {{customer}}, mulai hari ia diterima.',
    mandate: '{{amount}} dikreditkan kepada {{customer}}.',
    collection:
      '{{amount}} dikira sebagai bayaran balik {{customer}}, mulai hari ia diterima. Baki yang masih perlu dibayar dikutip pada hari perniagaan berikutnya.',
  },
};
