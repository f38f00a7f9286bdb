import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Pengesahan identiti (eKYC)',
  subtitle: 'Tiga gambar, kira-kira dua minit. Sila sediakan dokumen pengenalan anda.',
  toApplication: 'Kembali ke permohonan',
  signIn: 'Log masuk',
  guest: {
    title: 'Log masuk diperlukan',
    body: 'Pengesahan identiti adalah sebahagian daripada permohonan. Log masuk, atau buka pautan yang dipaparkan pada peranti anda yang lain.',
  },
  over: {
    title: 'Pautan tamat tempoh',
    body: 'Pautan sah selama lima belas minit, sehingga gambar terakhir diambil. Buka semula pengesahan identiti pada peranti anda yang lain dan minta pautan baharu.',
  },
  blocked: {
    identity_missing: {
      title: 'Nama dan nombor dokumen diperlukan',
      body: 'Isi nama dan nombor dokumen pengenalan anda dalam permohonan. Gambar akan dibandingkan dengannya.',
    },
    attempts: {
      title: 'Had cubaan harian dicapai',
      body: 'Sila cuba lagi esok, atau hubungi khidmat sokongan.',
    },
  },
  undone: 'Pengesahan baharu diperlukan',
  consent: {
    title: 'Persetujuan',
    document:
      'Gambar dokumen pengenalan anda disimpan bersama permohonan anda, dan selama tujuh tahun selepas akaun anda ditutup.',
    selfie: 'Swafoto anda digunakan untuk pengesahan ini sahaja dan dipadam {{days}} hari selepas keputusan.',
    people:
      'Gambar yang tidak dapat disahkan secara automatik disemak oleh dua pegawai kami. Setiap akses direkodkan.',
    agree:
      'Saya bersetuju gambar saya digunakan untuk mengesahkan identiti saya, seperti yang diterangkan dalam <link>persetujuan data biometrik</link>.',
    start: 'Mulakan pengesahan',
    again: 'Cuba lagi',
    attemptsLeft_other: '{{count}} cubaan berbaki hari ini',
  },
  steps: 'Gambar',
  side: { front: 'Depan', back: 'Belakang', selfie: 'Swafoto' },
  stepDone: ', selesai',
  picture: {
    front: {
      title: 'Bahagian depan dokumen',
      hint: 'Letakkan di atas meja gelap, penuhkan bingkai, elakkan pantulan cahaya.',
    },
    back: {
      title: 'Bahagian belakang dokumen',
      hint: 'Terbalikkan dokumen. Keempat-empat bucu perlu kelihatan dalam gambar.',
    },
    selfie: {
      title: 'Swafoto',
      hint: 'Pandang kamera, tanpa cermin mata hitam atau topi, dalam cahaya yang sekata.',
    },
  },
  camera: {
    open: 'Guna kamera',
    shoot: 'Ambil gambar',
    close: 'Tutup kamera',
    label: 'Pratonton kamera',
    denied: 'Kamera tidak dapat digunakan di sini. Benarkan dalam pelayar anda atau pilih gambar.',
  },
  file: {
    choose: 'Pilih gambar',
    take: 'Ambil gambar',
    wrongKind: 'Sila pilih gambar (JPEG, PNG atau WebP)',
  },
  sample: { note: 'Demo: dokumen contoh', use: 'Guna kad contoh' },
  preview: { alt: 'Gambar yang anda ambil', use: 'Guna gambar ini', again: 'Ambil semula gambar' },
  retake: 'Sila ambil semula gambar ini',
  handoff: {
    title: 'Teruskan pada telefon anda',
    body: 'Imbas kod dengan telefon anda untuk mengambil gambar di sana.',
    qr: 'Kod QR untuk pengesahan identiti pada telefon',
    copy: 'Salin pautan',
    copied: 'Disalin',
    until: 'Sah sehingga {{time}}, untuk pengesahan ini sahaja.',
    over: 'Pautan telah tamat tempoh.',
    renew: 'Paparkan kod QR untuk telefon',
    renewAgain: 'Paparkan kod QR baharu',
    waiting: 'Menunggu telefon anda. Halaman ini dikemas kini secara automatik.',
    or: 'Atau ambil gambar di sini',
  },
  phoneDone: {
    title: 'Gambar diterima',
    body: 'Teruskan pada peranti anda yang lain; hasilnya dipaparkan sebentar lagi.',
  },
  checking: {
    title: 'Menyemak gambar anda',
    body: 'Ini mengambil beberapa saat. Anda juga boleh meninggalkan halaman ini.',
  },
  outcome: {
    approved: {
      title: 'Identiti disahkan',
      body: 'Tiada tindakan lanjut diperlukan.',
    },
    review: {
      title: 'Pengesahan sedang disemak',
      body: 'Pegawai kami membandingkan gambar anda dengan permohonan anda, biasanya dalam masa satu hari bekerja. Anda boleh meneruskan permohonan anda sementara itu.',
    },
    retry: {
      title: 'Pengesahan tidak selesai',
      body: 'Pengesahan tidak dapat diselesaikan dengan gambar ini. Sila cuba lagi.',
    },
    rejected: {
      title: 'Pengesahan tidak berjaya',
      body: 'Jika anda percaya ini satu kesilapan, sila hubungi khidmat sokongan.',
    },
  },
  reasons: 'Sebab',
};
