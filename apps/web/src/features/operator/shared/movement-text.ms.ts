import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './movement-text.ts';

export const malay: Malay<typeof english> = {
  movements: { title: 'Transaksi', date: 'Tarikh', kind: 'Jenis', amount: 'Jumlah' },
  movement: { deposit: 'Tambah nilai', withdrawal: 'Pengeluaran', investment: 'Pelaburan' },
};
