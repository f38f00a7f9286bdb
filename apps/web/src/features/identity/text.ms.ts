import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  login: {
    title: 'Log masuk',
    welcome: 'Selamat kembali.',
    email: 'E-mel',
    password: 'Kata laluan',
    submit: 'Log masuk',
    forgot: 'Lupa kata laluan?',
    notice: {
      idle: 'Anda telah dilog keluar kerana tiada aktiviti sejak beberapa ketika. Log masuk semula untuk menyambung dari tempat anda berhenti.',
      expired:
        'Sesi anda telah tamat, seperti setiap sesi selepas beberapa jam. Log masuk semula untuk meneruskan.',
      password: 'Kata laluan baharu anda telah ditetapkan. Sila log masuk dengannya sekarang.',
    },
    unverified:
      'Sila sahkan alamat e-mel anda dahulu: buka pautan dalam e-mel yang kami hantar ke {{email}}.',
    resend: 'Hantar semula pengesahan',
    resent: 'Telah dihantar semula. Sila lihat peti masuk dan folder spam anda.',
    newHere: 'Baru di sini? <register>Buka akaun</register>',
  },
  register: {
    title: 'Buka akaun',
    subtitle: 'Hanya beberapa minit. Anda boleh meninjau dahulu sebelum memasukkan wang.',
    kind: 'Apakah tujuan anda ke sini?',
    investor: 'Saya mahu melabur',
    institution: 'Syarikat saya mahu melabur',
    businessowner: 'Perniagaan saya perlukan pembiayaan',
    firstName: 'Nama pertama',
    lastName: 'Nama akhir',
    companyName: 'Nama syarikat',
    email: 'E-mel',
    password: 'Kata laluan',
    repeat: 'Ulang kata laluan',
    referral: 'Kod rujukan (pilihan)',
    terms: 'Saya menerima <terms>Terma dan Syarat</terms>',
    privacy: 'Saya telah membaca <privacy>Dasar Privasi</privacy>',
    mustAccept: 'Sila terima Terma dan Syarat untuk meneruskan.',
    mustRead: 'Sila baca Dasar Privasi dan tandakan kotak ini untuk meneruskan.',
    submit: 'Buka akaun',
    haveOne: 'Sudah ada akaun? <login>Log masuk</login>',
  },
  verify: {
    title: 'Sahkan e-mel anda',
    sent: 'Kami telah menghantar pautan ke {{email}}. Buka pautan itu untuk meneruskan; e-mel mungkin mengambil masa seminit untuk tiba.',
    sentSomewhere: 'Buka pautan dalam e-mel yang telah kami hantar kepada anda.',
    resend: 'Hantar semula',
    resent: 'Telah dihantar semula. Sila lihat peti masuk dan folder spam anda.',
    tooSoon_other: 'E-mel baru sahaja dihantar. Anda boleh meminta sekali lagi dalam {{count}} saat.',
    working: 'Mengesahkan e-mel anda',
    doneTitle: 'E-mel anda telah disahkan',
    done: 'Anda boleh log masuk sebagai {{email}} sekarang.',
    failedTitle: 'Pautan ini tidak berfungsi',
    failedHint:
      'Pautan hanya boleh digunakan sekali dan untuk masa terhad. Log masuk dengan kata laluan anda untuk mendapatkan pautan baharu.',
    toSignIn: 'Pergi ke log masuk',
  },
  disabled: {
    title: 'Akaun anda dinyahaktifkan',
    fallback: 'Sila hubungi kami untuk maklumat lanjut.',
  },
  logOut: 'Log Keluar',
  contact: 'Ada soalan? Hubungi kami di <mail>{{email}}</mail>.',
};
