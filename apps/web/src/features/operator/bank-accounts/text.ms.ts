import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Akaun bank',
  subtitle: 'Akaun baharu yang nama pemegangnya di bank tidak sepadan dengan jelas dengan nama pelanggan.',
  empty: 'Tiada akaun bank untuk disemak.',
  columns: { name: 'Pelanggan', account: 'Akaun', bankSays: 'Nama di bank', requested: 'Diminta pada' },
  nobody: 'Tiada nama',
  check: {
    equal: 'Nama sama',
    close: 'Nama serupa',
    absent: 'Tiada nama',
    different: 'Nama berbeza',
  },
  facts: {
    verified: 'Nama yang disahkan',
    written: 'Nama pemegang yang dimasukkan',
    bankSays: 'Nama pemegang menurut bank',
    check: 'Semakan nama',
    account: 'Akaun',
    requested: 'Diminta pada',
  },
  decide: {
    accept: 'Cadangkan kelulusan',
    refuse: 'Cadangkan penolakan',
    acceptNote:
      'Setelah diluluskan, pengeluaran dibayar ke akaun ini selepas ditangguhkan selama {{hold}}. Pelanggan dimaklumkan.',
    refuseNote: 'Akaun semasa kekal digunakan. Pelanggan dimaklumkan bahawa akaun ini tidak diterima.',
  },
};
