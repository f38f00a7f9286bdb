import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Akaun bank',
  subtitle: 'Akaun baharu yang banknya tidak menamakan pelanggan dengan jelas sebagai pemegang.',
  empty: 'Tiada akaun bank untuk disemak.',
  columns: { name: 'Pelanggan', account: 'Akaun', bankSays: 'Nama di bank', requested: 'Diminta pada' },
  nobody: 'Tiada nama',
  check: {
    equal: 'Nama yang sama',
    close: 'Nama yang serupa',
    absent: 'Nama tidak diberikan',
    different: 'Nama lain',
  },
  facts: {
    verified: 'Nama yang disahkan',
    written: 'Pemegang menurut pelanggan',
    bankSays: 'Pemegang menurut bank',
    check: 'Perbandingan',
    account: 'Akaun',
    requested: 'Diminta pada',
  },
  decide: {
    accept: 'Cadangkan terima',
    refuse: 'Cadangkan tolak',
    acceptNote:
      'Setelah diterima, pelanggan dibayar ke akaun ini selepas pengeluaran ditangguhkan selama {{hold}}, dan dimaklumkan tentangnya.',
    refuseNote: 'Akaun sekarang dikekalkan dan pelanggan dimaklumkan bahawa akaun ini tidak diterima.',
  },
};
