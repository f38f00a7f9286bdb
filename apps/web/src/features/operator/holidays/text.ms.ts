import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Cuti umum',
  subtitle:
    'Perubahan dikira bagi apa yang dibuat mulai hari berikutnya. Nota yang telah diterbitkan mengekalkan tarikh akhirnya.',
  calendar: 'Kalendar',
  year: 'Tahun',
  calendars: { kuala_lumpur_bank: 'Cuti bank di Kuala Lumpur', federal: 'Cuti umum persekutuan' },
  uses: {
    kuala_lumpur_bank:
      'Tarikh akhir nota, bayaran keluar, debit terus dan pengeluaran mengikut kalendar ini.',
    federal: 'Tempoh untuk mengesahkan sekatan wang mengikut kalendar ini.',
  },
  knownThrough: 'Dimasukkan hingga {{day}}.',
  nothingKnown: 'Tiada tahun penuh yang dimasukkan.',
  runsOut:
    'Nota yang paling panjang akan melepasinya tidak lama lagi. Sila masukkan tahun berikutnya setelah diwartakan.',
  empty: 'Tiada cuti umum pada tahun ini.',
  columns: { name: 'Cuti umum', day: 'Tarikh', state: 'Keadaan' },
  state: {
    gazetted: 'Diwartakan',
    provisional: 'Sementara',
    substitute: 'Cuti ganti',
    provisional_substitute: 'Cuti ganti, sementara',
    coming: 'Mulai {{day}}',
    ended: 'Hingga {{day}}',
  },
  facts: {
    day: 'Tarikh',
    english: 'Dalam bahasa Inggeris',
    malay: 'Dalam bahasa Melayu',
    from: 'Dikira mulai',
    until: 'Dikira hingga sebelum',
  },
  substitute: 'Cuti ganti mengikut cuti umumnya. Ia berubah bersamanya.',
  onlyAdministrators: 'Pentadbir menukar cuti umum.',
  add: 'Tambah cuti umum',
  move: 'Pindahkan',
  confirm: 'Telah diwartakan',
  remove: 'Keluarkan',
  proposeAdd: 'Cadangkan cuti umum ini',
  proposeMove: 'Cadangkan hari lain',
  proposeConfirm: 'Cadangkan bahawa ia telah diwartakan',
  proposeRemove: 'Cadangkan untuk dikeluarkan',
  confirmBody: 'Hari ini ada dalam warta seperti yang tertera di sini.',
  removeBody: 'Ia akan menjadi hari bekerja, bersama cuti gantinya jika ada.',
  newDay: 'Hari baharu',
  isProvisional: 'Hari ini belum diwartakan',
  lines: 'Cuti umum, satu dalam setiap baris',
  linesHint:
    'Tarikh; nama dalam bahasa Inggeris; nama dalam bahasa Melayu, contohnya 2031-01-01; New Year’s Day; Tahun Baharu. Tambah ; provisional jika hari itu belum diwartakan.',
  dues: {
    title: 'Bayaran yang perlu dibuat pada hari ini',
    none: 'Tiada bayaran nota yang berjalan perlu dibuat pada hari ini.',
    some: 'Bayaran ini kekal pada hari ini: {{notes}}.',
  },
};
