import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Semakan identiti',
  subtitle: 'Tiga gambar, kira-kira dua minit. Sediakan dokumen pengenalan anda.',
  toApplication: 'Kembali ke permohonan',
  signIn: 'Log masuk',
  guest: {
    title: 'Sila log masuk dahulu',
    body: 'Semakan identiti ini sebahagian daripada permohonan. Log masuk atau buka pautan yang dipaparkan pada peranti anda yang lain.',
  },
  over: {
    title: 'Pautan ini telah tamat',
    body: 'Pautan untuk telefon sah selama lima belas minit, sehingga gambar terakhir diambil. Buka semula semakan identiti pada peranti anda yang lain atau minta pautan baharu di sana.',
  },
  blocked: {
    identity_missing: {
      title: 'Nama dan nombor anda dahulu',
      body: 'Isi nama dan nombor dokumen pengenalan anda dalam permohonan. Gambar akan dibandingkan dengannya.',
    },
    attempts: {
      title: 'Percubaan hari ini sudah habis',
      body: 'Anda telah menggunakan semua percubaan hari ini. Sila cuba lagi esok atau hubungi kami.',
    },
  },
  consent: {
    title: 'Sebelum anda bermula',
    document:
      'Gambar dokumen pengenalan anda disimpan bersama permohonan anda dan selama tujuh tahun selepas akaun anda ditutup.',
    selfie:
      'Swafoto anda dipadamkan {{days}} hari selepas keputusan dibuat. Ia digunakan untuk semakan ini sahaja.',
    people:
      'Gambar yang tidak dapat dinilai oleh mesin akan dilihat oleh dua orang kakitangan kami. Setiap orang yang membukanya direkodkan.',
    agree:
      'Saya bersetuju gambar saya digunakan untuk mengesahkan identiti saya, seperti yang diterangkan dalam <link>persetujuan data biometrik</link>.',
    start: 'Mula',
    again: 'Cuba lagi',
    attemptsLeft_other: 'Tinggal {{count}} percubaan hari ini',
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
      title: 'Gambar anda',
      hint: 'Pandang kamera, tanpa cermin mata hitam atau topi, dalam cahaya yang sekata.',
    },
  },
  camera: {
    open: 'Guna kamera',
    shoot: 'Ambil gambar',
    close: 'Tutup kamera',
    label: 'Pandangan kamera',
    denied: 'Kamera tidak dapat digunakan di sini. Benarkan dalam pelayar anda atau pilih gambar.',
  },
  file: {
    choose: 'Pilih gambar',
    take: 'Ambil gambar',
    wrongKind: 'Sila pilih gambar (JPEG, PNG atau WebP)',
  },
  sample: { note: 'Demo: tiada dokumen di sisi anda?', use: 'Guna kad contoh' },
  preview: { alt: 'Gambar yang anda ambil', use: 'Guna gambar ini', again: 'Ambil semula' },
  retake: 'Sila ambil semula',
  handoff: {
    title: 'Teruskan pada telefon anda',
    body: 'Kebanyakan telefon mempunyai kamera yang lebih baik. Halakan kamera telefon pada kod ini; gambar akan terus masuk ke dalam semakan ini.',
    qr: 'Kod yang membuka semakan identiti pada telefon',
    copy: 'Salin pautan',
    copied: 'Disalin',
    until: 'Pautan sah sehingga {{time}}, untuk semakan ini sahaja.',
    over: 'Pautan telah tamat.',
    renew: 'Paparkan kod untuk telefon',
    renewAgain: 'Buat kod baharu',
    waiting: 'Menunggu telefon anda. Halaman ini akan mengikutinya.',
    or: 'Atau ambil gambar di sini',
  },
  phoneDone: {
    title: 'Semuanya selesai',
    body: 'Gambar anda telah kami terima. Sambung di tempat anda bermula: hasilnya dipaparkan pada skrin itu sebentar lagi.',
  },
  checking: {
    title: 'Menyemak gambar anda',
    body: 'Ini mengambil beberapa saat. Anda juga boleh meninggalkan halaman ini.',
  },
  outcome: {
    approved: {
      title: 'Identiti anda telah disahkan',
      body: 'Terima kasih. Tiada apa-apa lagi yang perlu dibuat di sini.',
    },
    review: {
      title: 'Sedang kami semak',
      body: 'Kakitangan kami membandingkan gambar anda dengan permohonan anda. Ini biasanya mengambil satu hari bekerja; kami akan memaklumkan anda. Sementara itu anda boleh meneruskan permohonan.',
    },
    retry: {
      title: 'Sila cuba lagi',
      body: 'Kami tidak dapat menyelesaikan semakan dengan gambar ini.',
    },
    rejected: {
      title: 'Tidak berjaya',
      body: 'Kami tidak dapat menerima semakan identiti ini. Jika anda rasa ada yang kami terlepas pandang, sila hubungi kami.',
    },
  },
  reasons: 'Sebab',
};
