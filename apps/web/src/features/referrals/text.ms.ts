import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Rujukan Saya',
  subtitle:
    'Anda dan rakan masing-masing menerima {{reward}} apabila rakan melabur {{invested}} dalam masa {{days}} hari selepas mendaftar.',
  subtitleShort: 'Bawa rakan yang melabur, dan anda berdua menerima ganjaran.',
  link: {
    title: 'Pautan anda',
    body: 'Sesiapa yang mendaftar melalui pautan ini dikira sebagai rakan anda.',
    label: 'Pautan rujukan anda',
    copy: 'Salin',
    copied: 'Pautan telah disalin.',
    notCopied: 'Pautan tidak dapat disalin. Sila pilih dan salin sendiri.',
    share: 'Kongsi',
    shareTitle: 'Titian',
    shareText:
      'Laburlah dalam perniagaan Malaysia bersama saya. Apabila anda melabur, kita berdua menerima {{reward}}.',
    qr: 'Pautan rujukan anda sebagai kod QR',
    qrHint: 'Rakan di sebelah anda boleh mengimbasnya dengan telefon.',
  },
  earned: 'Diperoleh',
  earnedNote: 'Ganjaran yang telah dibayar kepada anda',
  friends: 'Rakan',
  invested: 'Sudah melabur',
  list: 'Rakan anda',
  none: 'Belum ada sesiapa yang datang melalui pautan anda.',
  noneBody: 'Rakan dipaparkan di sini sebaik sahaja mereka mendaftar.',
  task: {
    registered: 'Berdaftar',
    approved: 'Diluluskan',
    first_topup: 'Tambah nilai pertama',
    invested: 'Melabur {{amount}}',
  },
  done: 'selesai pada {{date}}',
  open: 'belum',
  state: {
    open: 'Sehingga {{date}}',
    reward: 'Ganjaran sedang diproses',
    rewarded: 'Ganjaran dibayar',
    late: 'Terlewat',
    refused: 'Tiada ganjaran',
  },
  late: 'Tempoh untuk melabur tamat pada {{date}}, jadi tiada ganjaran.',
  reward: 'Semuanya selesai. Ganjaran menyusul sebaik sahaja platform memperuntukkan wang untuknya.',
};
