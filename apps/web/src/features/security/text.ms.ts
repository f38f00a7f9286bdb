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
