import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Kebenaran',
  subtitle:
    'Perkara yang boleh dilakukan oleh setiap peranan. Dua pentadbir menarik balik dan mengembalikan kebenaran, serta menetapkan had.',
  permission: 'Kebenaran',
  roles: 'Peranan',
  group: {
    proposals: 'Cadangan',
    views: 'Halaman dan senarai',
    personalData: 'Fail dan nombor penuh',
    acts: 'Tindakan tanpa operator kedua',
  },
  waiting:
    'Satu perubahan kebenaran telah dicadangkan. Perubahan itu perlu diputuskan sebelum yang berikutnya.',
  readOnly: 'Pentadbir mencadangkan perubahan.',
  fixed: 'Kekal pada peranan, supaya kebenaran sentiasa boleh dikembalikan.',
  asBuiltIn: 'Seperti asal',
  changed: '{{at}}, dicadangkan oleh {{maker}}, diluluskan oleh {{checker}}',
  drafted: 'Draf',
  holds: '{{role}} mempunyai kebenaran ini',
  limit: 'Had untuk {{role}}',
  limitHint: 'Untuk membuat dan menyemak. Kosong: setiap jumlah.',
  effective: 'Berkuat kuasa',
  since: 'Perubahan terakhir',
  draft: {
    title: 'Perubahan yang dicadangkan',
    before: 'Sebelum',
    after: 'Selepas',
    cell: 'Peranan dan kebenaran',
    action: 'Tindakan',
    submit: 'Cadangkan perubahan',
    discard: 'Buang perubahan',
    remove: 'Keluarkan {{cell}}',
    effect: 'Berkuat kuasa dalam masa dua saat selepas kelulusan, bagi semua yang mempunyai peranan itu.',
    standstill: 'Saya mengesahkan bahawa perkara ini terhenti, melebihi had atau sepenuhnya: {{kinds}}',
    standstillHint: 'Kurang daripada dua operator aktif dapat membuat dan menyemaknya bagi setiap jumlah.',
  },
};
