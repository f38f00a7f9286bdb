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
      idle: 'Anda dilog keluar kerana tidak aktif. Log masuk semula untuk meneruskan.',
      expired: 'Sesi anda telah tamat tempoh. Log masuk semula untuk meneruskan.',
      password: 'Kata laluan baharu anda telah ditetapkan. Sila log masuk menggunakannya.',
      ended_elsewhere:
        'Sesi ini telah dilog keluar daripada peranti lain. Log masuk semula untuk meneruskan.',
      password_changed:
        'Kata laluan anda telah ditukar dan semua sesi telah dilog keluar. Log masuk dengan kata laluan baharu.',
      security_changed:
        'Tetapan keselamatan anda telah ditukar dan semua sesi telah dilog keluar. Log masuk semula untuk meneruskan.',
    },
    unverified: 'Sila sahkan alamat e-mel anda dahulu: buka pautan dalam e-mel yang dihantar ke {{email}}.',
    resend: 'Hantar semula pengesahan',
    resent: 'E-mel pengesahan dihantar. Sila semak peti masuk dan folder spam anda.',
    newHere: 'Belum ada akaun? <register>Cipta akaun</register>',
  },
  register: {
    title: 'Buka akaun',
    subtitle: 'Pendaftaran mengambil masa beberapa minit. Tiada deposit diperlukan untuk melihat-lihat.',
    kind: 'Jenis akaun',
    investor: 'Pelabur (individu)',
    institution: 'Pelabur (institusi)',
    businessowner: 'Pemilik perniagaan (penerbit)',
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
    mustRead: 'Sila sahkan bahawa anda telah membaca Dasar Privasi untuk meneruskan.',
    submit: 'Buka akaun',
    haveOne: 'Sudah mempunyai akaun? <login>Log masuk</login>',
  },
  verify: {
    title: 'Sahkan e-mel anda',
    sent: 'Pautan pengesahan telah dihantar ke {{email}}. Buka pautan itu untuk meneruskan; ia mungkin mengambil masa seminit untuk tiba.',
    sentSomewhere: 'Buka pautan pengesahan dalam e-mel yang kami hantar.',
    resend: 'Hantar semula e-mel pengesahan',
    resent: 'E-mel pengesahan dihantar. Sila semak peti masuk dan folder spam anda.',
    tooSoon_other: 'Sila tunggu {{count}} saat sebelum meminta e-mel lain.',
    working: 'Mengesahkan e-mel anda',
    doneTitle: 'E-mel anda telah disahkan',
    done: 'Anda boleh log masuk sebagai {{email}} sekarang.',
    failedTitle: 'Pautan tidak sah atau tamat tempoh',
    failedHint:
      'Pautan hanya boleh digunakan sekali dan mempunyai tempoh sah. Log masuk dengan kata laluan anda untuk meminta pautan baharu.',
    toSignIn: 'Pergi ke log masuk',
  },
  disabled: {
    holdings:
      'Pegangan anda diteruskan dan bayaran balik dikreditkan ke baki tunai anda. Pelaburan baharu dan auto pelaburan dihentikan.',
    withdraw:
      'Untuk mengeluarkan baki tunai, tulis kepada khidmat sokongan daripada alamat e-mel berdaftar anda. Wang dibayar ke akaun bank anda yang telah disahkan sahaja.',
    financing:
      'Pembiayaan anda diteruskan di bawah perjanjian yang ditandatangani dan ansuran tetap perlu dibayar. Tulis kepada khidmat sokongan untuk membuat bayaran.',

    title: 'Akaun dinyahaktifkan',
    closed: 'Akaun ditutup',
    fallback: 'Sila hubungi khidmat sokongan untuk butiran.',
  },
  logOut: 'Log Keluar',
  contact: 'Hubungi khidmat sokongan: <mail>{{email}}</mail>',
};
