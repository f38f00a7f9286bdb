import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  request: {
    title: 'Tetapkan semula kata laluan',
    body: 'Masukkan alamat e-mel akaun anda. Kami akan menghantar pautan untuk menetapkan semula kata laluan.',
    sent: 'Jika akaun wujud bagi {{email}}, pautan penetapan semula kata laluan telah dihantar. Ia boleh digunakan sekali, dalam masa satu jam.',
  },
  choose: {
    title: 'Tetapkan kata laluan baharu',
    body: 'Semua sesi akan dilog keluar, dan pengeluaran ditangguhkan selama {{hold}}.',
    submit: 'Tetapkan kata laluan baharu',
    deadTitle: 'Pautan tidak sah atau tamat tempoh',
    deadHint: 'Pautan hanya boleh digunakan sekali, dalam masa satu jam. Sila minta pautan baharu.',
    requestLink: 'Minta pautan baharu',
  },
  notMe: {
    title: 'Laporkan perubahan tanpa kebenaran',
    explanation:
      'Perubahan alamat e-mel akaun anda telah diminta. Jika anda tidak memintanya, kami membatalkan perubahan itu, membatalkan semua pautan dan kod sekali guna, dan menamatkan sesi pada semua peranti.',
    unaffected: 'Kata laluan dan wang anda tidak terjejas.',
    submit: 'Ini bukan saya',
    deadHint:
      'Menetapkan kata laluan baharu juga membatalkan perubahan, pautan, kod dan sesi yang belum selesai.',
    doneTitle: 'Akaun telah dilindungi',
    done: 'Perkara berikut telah dibatalkan:',
    change: 'Perubahan alamat e-mel anda.',
    noChange:
      'Tiada perubahan alamat e-mel yang belum selesai. Jika anda tidak lagi dapat mengakses akaun anda dengan alamat ini, sila hubungi khidmat sokongan dengan segera.',
    twoFactor: 'Penetapan semula dua faktor. Dua faktor kekal hidup.',
    signIns: 'Sesi: {{number}}. Semua peranti dilog keluar.',
    links: 'Pautan dan kod sekali guna yang masih terbuka: {{number}}.',
    next: 'Tetapkan kata laluan baharu sekarang: kata laluan semasa anda mungkin diketahui orang lain.',
  },
  field: {
    current: 'Kata laluan sekarang',
    password: 'Kata laluan baharu',
    repeat: 'Ulang kata laluan baharu',
  },
  password: {
    title: 'Kata laluan',
    subtitle: 'Menukarnya akan menamatkan sesi pada semua peranti lain.',
    submit: 'Tukar kata laluan',
    done: 'Kata laluan ditukar. Semua peranti lain telah dilog keluar.',
    forgot: 'Lupa kata laluan sekarang? <reset>Tetapkan semula melalui e-mel</reset>',
  },
  sessions: {
    title: 'Sesi',
    subtitle: 'Sesi aktif. Tamatkan sesi yang tidak anda kenali, kemudian tukar kata laluan anda.',
    current: 'Peranti ini',
    lastSeen: 'Terakhir',
    signedIn: 'Log masuk',
    address: 'Alamat IP',
    end: 'Tamatkan sesi',
    endOf: 'Tamatkan sesi {{device}}',
    endTitle: 'Tamatkan sesi',
    endOther: '{{device}} akan dilog keluar serta-merta.',
    endCurrent: 'Anda akan dilog keluar daripada pelayar ini serta-merta.',
    ended: 'Sesi ditamatkan.',
    endAll: 'Tamatkan semua sesi lain',
    endAllBody: 'Semua peranti selain peranti ini akan dilog keluar serta-merta.',
    allEnded: 'Semua sesi lain ditamatkan.',
  },
};
