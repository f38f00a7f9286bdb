import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './credit-file-text.ts';

export const malay: Malay<typeof english> = {
  knockOuts: {
    title: 'Kriteria penolakan',
    criterion: 'Kriteria',
    found: 'Didapati',
    required: 'Diperlukan',
    result: 'Keputusan',
    met: 'Lulus',
    failed: 'Gagal',
    too_young: 'Umur syarikat',
    too_small: 'Hasil tahunan',
    note_in_default: 'Mungkir',
    note_past_due: 'Tunggakan',
  },
  exposure: {
    title: 'Pendedahan termasuk syarikat berkaitan',
    of: '{{used}} daripada {{limit}} digunakan, {{free}} masih ada. Permohonan tidak termasuk.',
    company: 'Syarikat',
    notes: 'Nota',
    offers: 'Tawaran terbuka',
    applications: 'Permohonan',
    limit: 'Had pembiayaan invois',
  },
};
