import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './resolution-text.ts';

export const malay: Malay<typeof english> = {
  cause: 'Punca',
  outcome: 'Keputusan',
  redress: 'Tebus rugi',
  redressHint:
    'Amaun yang diberikan kepada pelanggan; 0 jika tiada. Tiada bayaran dibuat melalui borang ini.',
  type: 'Jenis permintaan',
  causes: {
    fees: 'Fi dan caj',
    payment_delay: 'Kelewatan bayaran atau pengeluaran',
    late_note: 'Nota lewat atau mungkir',
    disclosure: 'Pendedahan atau pengiklanan',
    account_access: 'Akses kepada akaun',
    technical: 'Kerosakan teknikal',
    conduct: 'Kelakuan kakitangan',
    personal_data: 'Data peribadi',
    other: 'Lain-lain',
  },
  types: {
    access: 'Akses',
    correction: 'Pembetulan',
    erasure: 'Pemadaman atau penarikan balik persetujuan',
    portability: 'Kemudahalihan',
  },
  complaint: {
    upheld: 'Diterima',
    partly_upheld: 'Diterima sebahagian',
    not_upheld: 'Tidak diterima',
  },
  data_request: {
    fulfilled: 'Dipenuhi',
    partly_fulfilled: 'Dipenuhi sebahagian',
    rejected: 'Ditolak',
  },
};
