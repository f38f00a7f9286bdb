import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Tambah nilai',
  subtitle: 'Tambah nilai yang ditahan kerana nama pembayar tidak sepadan.',
  empty: 'Tiada tambah nilai dengan status ini.',
  columns: {
    investor: 'Pelabur',
    payer: 'Pembayar menurut bank',
    check: 'Semakan nama',
    amount: 'Jumlah',
    state: 'Status',
    received: 'Diterima pada',
  },
  facts: {
    reference: 'Rujukan',
    bank: 'Bank',
    type: 'Kaedah pembayaran',
    reason: 'Sebab ditahan',
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
  state: {
    pending: 'Menunggu',
    credited: 'Dikreditkan',
    held: 'Ditahan',
    refunded: 'Dipulangkan',
    failed: 'Gagal',
  },
  decide: {
    credit: 'Cadangkan pengkreditan',
    refund: 'Cadangkan pemulangan',
    refuse: 'Cadangkan penolakan',
    prove_account: 'Sahkan akaun pembayar',
    creditBody:
      '{{amount}} dikreditkan kepada {{investor}}. Tambah nilai seterusnya dari bank ini diterima tanpa semakan.',
    refundBody:
      '{{amount}} dipulangkan kepada {{holder}}, {{bank}} berakhir dengan {{last4}}. Ia dihantar bersama kelompok bayaran keluar yang seterusnya.',
    refuseBody:
      'Pindahan {{amount}} tidak ditemui dalam akaun amanah. Tiada apa-apa dikreditkan dan pelabur dimaklumkan.',
  },
};
