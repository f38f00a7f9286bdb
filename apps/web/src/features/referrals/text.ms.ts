import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Rujukan Saya',
  subtitle:
    'Anda dan rakan masing-masing menerima {{reward}} apabila rakan melabur {{invested}} dalam masa {{days}} hari selepas mendaftar.',
  subtitleShort: 'Rujuk rakan yang melabur, dan kedua-dua anda menerima ganjaran.',
  link: {
    title: 'Pautan rujukan',
    body: 'Rakan yang mendaftar dengan pautan ini dikira sebagai rujukan anda.',
    label: 'Pautan rujukan anda',
    copy: 'Salin',
    copied: 'Pautan disalin.',
    notCopied: 'Pautan tidak dapat disalin. Sila pilih dan salin secara manual.',
    share: 'Kongsi',
    shareTitle: 'Titian',
    shareText:
      'Laburlah dalam perniagaan Malaysia bersama saya. Apabila anda melabur, kita berdua menerima {{reward}}.',
    qr: 'Pautan rujukan anda sebagai kod QR',
    qrHint: 'Rakan boleh mengimbas kod ini dengan telefon mereka.',
  },
  earned: 'Ganjaran diperoleh',
  earnedNote: 'Jumlah ganjaran yang dibayar kepada anda',
  friends: 'Rujukan',
  invested: 'Rujukan yang layak',
  list: 'Rujukan',
  none: 'Belum ada rujukan.',
  noneBody: 'Kongsi pautan anda untuk bermula. Rakan dipaparkan di sini selepas mendaftar.',
  task: {
    registered: 'Berdaftar',
    approved: 'Diluluskan',
    first_topup: 'Tambah nilai pertama',
    invested: 'Melabur {{amount}}',
  },
  done: 'selesai pada {{date}}',
  open: 'belum selesai',
  state: {
    open: 'Sehingga {{date}}',
    reward: 'Ganjaran belum dibayar',
    rewarded: 'Ganjaran dibayar',
    late: 'Tamat tempoh',
    refused: 'Tiada ganjaran',
  },
  late: 'Tempoh kelayakan tamat pada {{date}}. Tiada ganjaran dibayar.',
  reward: 'Semua syarat dipenuhi. Ganjaran akan dibayar selepas dana diperuntukkan.',
};
