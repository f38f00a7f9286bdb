import type { Malay } from '../text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  state: 'Status',
  all: 'Semua',
  close: 'Tutup butiran',
  nothingChosen:
    'Pilih satu baris untuk melihat butirannya. Kekunci anak panah untuk bergerak, Enter untuk membuka.',
  proposed: 'Telah dicadangkan. Operator lain akan membuat keputusan.',
  decider:
    'Operator lain dengan peranan “{{role}}” akan membuat keputusan. Sebelum itu tiada apa-apa berubah.',
  roles: {
    support: 'Khidmat sokongan',
    onboarding: 'Pendaftaran pelanggan',
    credit: 'Kredit',
    finance: 'Kewangan',
    compliance: 'Pematuhan',
    administrator: 'Pentadbir',
  },
  reason: 'Sebab',
  reasonHint: 'Operator kedua akan membacanya dan catatan ini kekal dalam log audit.',
  cancel: 'Batal',
  none: '–',
  yes: 'Ya',
  no: 'Tidak',
  history: 'Sejarah',
  noHistory: 'Belum ada apa-apa.',
  documents: 'Dokumen',
  noDocuments: 'Tiada dokumen.',
  openFile: 'Buka {{name}}',
  pictureOf: 'Gambar {{name}}',
  fileFailed: 'Dokumen ini tidak dapat dibuka. Sila cuba lagi.',
  line: {
    label: 'Baris penyata bank',
    hint: 'Kredit terbuka akaun amanah dengan jumlah itu. Satu baris digunakan sekali.',
    none: 'Tiada baris terbuka dengan jumlah ini. Import penyata yang menunjukkan wang itu dahulu.',
    choose: 'Pilih baris',
  },
  waitingForSecond:
    'Tiada tindakan untuk anda di sini sekarang: perkara ini sudah diputuskan atau menunggu operator lain.',
  prove: {
    body: 'Tanya {{payer}} dari akaun mana mereka membayar. Bank menyatakan pemiliknya; hanya akaun atas nama itu disimpan.',
    unnamed:
      'Bank tidak menamakan pembayar. Minta daripada pelanggan dokumen bank pembayar yang menunjukkan bayaran ini; hanya akaun atas nama dalam dokumen itu disimpan.',
    payer: 'Pembayar, seperti dalam dokumen',
    evidence: 'Dokumen yang membuktikannya',
    evidenceHint: 'Bank, jenis dokumen, tarikh dan rujukannya. Operator kedua membacanya.',
    bank: 'Bank',
    number: 'Nombor akaun',
    ask: 'Tanya bank',
    done: 'Bank telah mengesahkan pemilik akaun itu.',
  },
  refund: {
    to: 'Akan dipulangkan ke',
    proof: 'Diketahui daripada',
    unknown: 'Belum diketahui: bank belum menamakan akaun.',
    statement: 'Penyata bank',
    enquiry: 'Pertanyaan di bank',
    document: 'Dokumen bank pembayar',
    names: { equal: 'Nama sama', close: 'Nama serupa', absent: 'Tiada nama' },
  },
  setting: {
    percent: '{{percent}} %',
    grade: '{{grade}}: sehingga {{limit}} pada {{from}} hingga {{to}} %',
    band: 'sehingga {{months}} bulan {{percent}} %',
  },
};
