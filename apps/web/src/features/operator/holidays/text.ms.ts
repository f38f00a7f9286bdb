import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Cuti umum',
  subtitle:
    'Perubahan berkuat kuasa bagi jadual yang dibuat mulai hari berikutnya. Nota yang telah diterbitkan mengekalkan tarikh perlu dibayar.',
  calendar: 'Kalendar',
  year: 'Tahun',
  calendars: { kuala_lumpur_bank: 'Cuti bank di Kuala Lumpur', federal: 'Cuti umum persekutuan' },
  uses: {
    kuala_lumpur_bank:
      'Tarikh perlu dibayar bagi nota, bayaran keluar, debit langsung dan pengeluaran mengikut kalendar ini.',
    federal: 'Tempoh akhir untuk mengesahkan sekatan wang mengikut kalendar ini.',
  },
  knownThrough: 'Dimasukkan hingga {{day}}.',
  nothingKnown: 'Tiada tahun penuh yang dimasukkan.',
  runsOut:
    'Tempoh nota yang paling panjang akan melepasi tarikh itu tidak lama lagi. Sila masukkan tahun berikutnya setelah diwartakan.',
  empty: 'Tiada cuti umum pada tahun ini.',
  columns: { name: 'Cuti umum', day: 'Tarikh', state: 'Status' },
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
    english: 'Nama dalam bahasa Inggeris',
    malay: 'Nama dalam bahasa Melayu',
    from: 'Berkuat kuasa mulai',
    until: 'Berkuat kuasa hingga sebelum',
  },
  substitute: 'Cuti ganti mengikut cuti umumnya. Ia berubah bersamanya.',
  onlyAdministrators: 'Hanya pentadbir boleh mengubah cuti umum.',
  add: 'Tambah cuti umum',
  move: 'Ubah tarikh',
  confirm: 'Tandakan sebagai diwartakan',
  remove: 'Keluarkan cuti umum',
  proposeAdd: 'Cadangkan cuti umum',
  proposeMove: 'Cadangkan tarikh baharu',
  proposeConfirm: 'Cadangkan sebagai diwartakan',
  proposeRemove: 'Cadangkan pengeluaran',
  confirmBody: 'Tarikh ini telah diwartakan seperti yang tertera di sini.',
  removeBody: 'Tarikh ini menjadi hari bekerja, begitu juga cuti gantinya jika ada.',
  newDay: 'Tarikh baharu',
  isProvisional: 'Belum diwartakan',
  lines: 'Cuti umum, satu setiap baris',
  linesHint:
    'Tarikh; nama dalam bahasa Inggeris; nama dalam bahasa Melayu, contohnya 2031-01-01; New Year’s Day; Tahun Baharu. Tambah ; provisional jika tarikh itu belum diwartakan.',
};
