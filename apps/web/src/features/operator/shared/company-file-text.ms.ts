import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './company-file-text.ts';

export const malay: Malay<typeof english> = {
  title: 'Syarikat',
  people: 'Pengarah, pemilik dan wakil',
  group: 'Kumpulan syarikat',
  facts: {
    name: 'Nama',
    registration: 'Nombor SSM',
    entity: 'Jenis entiti',
    industry: 'Industri',
    incorporated: 'Diperbadankan pada',
    employees: 'Pekerja',
    revenue: 'Hasil tahunan',
    approved: 'Diluluskan pada',
  },
  entity: {
    sole_proprietorship: 'Milikan tunggal',
    partnership: 'Perkongsian',
    llp: 'Perkongsian liabiliti terhad',
    private: 'Syarikat persendirian (Sdn Bhd)',
    public: 'Syarikat awam (Bhd)',
  },
  role: { director: 'Pengarah', owner: 'Pemilik', representative: 'Wakil' },
  share: '{{role}}, {{percent}}%',
  number: 'Nombor dokumen',
  open: 'Papar fail kemasukan syarikat',
};
