import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  use: 'Guna kunci laluan',
  error: {
    cancelled: 'Tiada pengesahan: ia dibatalkan, atau mengambil masa terlalu lama. Sila cuba lagi.',
    known: 'Peranti atau kunci ini sudah mempunyai kunci laluan untuk akaun ini.',
    unsupported:
      'Peranti atau kunci ini tidak boleh membuat kunci laluan untuk laman ini. Sila cuba yang lain.',
    address: 'Kunci laluan tidak berfungsi di alamat ini. Sila buka laman ini dengan namanya sendiri.',
    failed: 'Kunci laluan tidak dapat digunakan. Sila cuba lagi, atau gunakan yang lain.',
  },
  list: {
    title: 'Kunci laluan',
    subtitle:
      'Log masuk dengan cap jari, wajah atau kunci keselamatan anda. Kunci laluan hanya berfungsi di laman ini.',
    none: 'Belum ada kunci laluan.',
    created: 'Ditambah',
    lastUsed: 'Kali terakhir digunakan',
    never: 'Belum pernah digunakan',
    backedUp: 'Disimpan dalam akaun anda dengan pembuatnya, dan pada peranti anda yang lain.',
    unsupported: 'Pelayar ini tidak membuat kunci laluan, atau tidak di alamat ini.',
    add: 'Tambah kunci laluan',
    rename: 'Tukar nama',
    renameOf: 'Tukar nama {{name}}',
    remove: 'Buang',
    removeOf: 'Buang {{name}}',
  },
  add: {
    title: 'Tambah kunci laluan',
    body: 'Berikan nama supaya anda mengenalinya semula. Kemudian pelayar anda meminta pengesahan.',
    name: 'Nama',
    nameMissing: 'Sila berikan nama kepada kunci laluan ini',
    namePlaceholder: 'Contohnya: telefon saya',
    submit: 'Tambah',
    done: 'Kunci laluan telah ditambah.',
    hold: 'Selepas perubahan kunci laluan, peranti lain dilog keluar dan pengeluaran ditangguhkan selama {{hold}}.',
    signedOut: 'Peranti lain dilog keluar.',
  },
  rename: { title: 'Tukar nama kunci laluan', submit: 'Simpan', done: 'Nama telah ditukar.' },
  remove: {
    title: 'Alih keluar kunci laluan',
    body: '{{name}} tidak akan membuka akaun anda lagi. Padamkannya pada peranti anda juga.',
    submit: 'Buang',
    done: 'Kunci laluan telah dibuang.',
  },
  code: {
    label: 'Kod aplikasi pengesah anda',
    body: 'Sila sahkan dengan kod yang baharu dahulu.',
    or: 'Sahkan dengan kunci laluan',
    confirmed: 'Disahkan. Sila teruskan.',
  },
  demand: {
    title: 'Kunci laluan diperlukan',
    add: 'Operator log masuk dengan kunci laluan di sini. Tambah kunci laluan anda untuk meneruskan.',
    use: 'Operator log masuk dengan kunci laluan di sini. Gunakan kunci laluan anda untuk meneruskan.',
  },
};
