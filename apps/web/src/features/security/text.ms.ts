import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  request: {
    title: 'Tetapkan semula kata laluan',
    body: 'Berikan alamat e-mel akaun anda. Kami menghantar pautan untuk memilih kata laluan baharu.',
    sent: 'Jika terdapat akaun dengan {{email}}, pautan untuk memilih kata laluan baharu sedang dihantar. Pautan itu boleh digunakan sekali, dalam masa satu jam.',
  },
  choose: {
    title: 'Pilih kata laluan baharu',
    body: 'Anda akan dilog keluar di semua peranti dan pengeluaran ditangguhkan selama {{hold}}.',
    submit: 'Tetapkan kata laluan',
    deadTitle: 'Pautan ini tidak berfungsi',
    deadHint: 'Pautan boleh digunakan sekali, dalam masa satu jam. Minta pautan baharu: hanya sebentar.',
    ask: 'Minta pautan baharu',
  },
  notMe: {
    title: 'Hentikan perubahan akaun anda',
    explanation:
      'Seseorang meminta supaya alamat e-mel akaun anda diubah. Jika itu bukan anda, kami menghentikan perubahan itu, menamatkan setiap pautan dan kod sekali guna yang masih terbuka, dan melog keluar setiap peranti.',
    keeps: 'Kata laluan dan wang anda kekal seperti sedia ada.',
    submit: 'Ini bukan saya',
    deadHint:
      'Menetapkan kata laluan baharu juga menamatkan perubahan, pautan, kod dan log masuk yang belum selesai.',
    doneTitle: 'Akaun anda telah dilindungi',
    done: 'Inilah yang telah kami tamatkan:',
    change: 'Perubahan alamat e-mel anda.',
    noChange:
      'Tiada perubahan alamat yang belum selesai. Jika anda tidak lagi dapat mencapai akaun anda dengan alamat ini, sila tulis kepada kami dengan segera.',
    twoFactor: 'Penetapan semula faktor kedua anda. Ia kekal dihidupkan.',
    signIns: 'Log masuk: {{number}}. Setiap peranti telah dilog keluar.',
    links: 'Pautan dan kod sekali guna yang masih terbuka: {{number}}.',
    next: 'Sekarang pilih kata laluan baharu: orang yang meminta itu mungkin mengetahui kata laluan sekarang.',
  },
  field: {
    current: 'Kata laluan sekarang',
    password: 'Kata laluan baharu',
    repeat: 'Ulang kata laluan baharu',
  },
  password: {
    title: 'Kata laluan',
    subtitle: 'Menukarnya akan melog keluar semua peranti lain.',
    submit: 'Tukar kata laluan',
    done: 'Kata laluan anda telah ditukar. Semua peranti lain telah dilog keluar.',
    forgot: 'Lupa kata laluan sekarang? <reset>Tetapkan semula melalui e-mel</reset>',
  },
  sessions: {
    title: 'Sesi',
    subtitle:
      'Tempat anda sedang log masuk. Tamatkan sesi yang tidak anda kenali, kemudian tukar kata laluan anda.',
    current: 'Peranti ini',
    lastSeen: 'Terakhir',
    signedIn: 'Log masuk',
    address: 'Alamat',
    end: 'Tamatkan',
    endOf: 'Tamatkan sesi {{device}}',
    endTitle: 'Tamatkan sesi ini?',
    endOther: '{{device}} akan dilog keluar serta-merta. Sesiapa yang menggunakannya perlu log masuk semula.',
    endCurrent: 'Anda akan dilog keluar dari pelayar ini serta-merta.',
    ended: 'Sesi telah ditamatkan.',
  },
};
