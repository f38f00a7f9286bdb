import type { accountTemplates } from '../templates/account.ts';
import type { accountStateTemplates } from '../templates/account-state.ts';
import { hoursOf } from '../wording.ts';
import type { MalayOf } from './email-texts.ts';
import { malaysiaTime } from './wording.ts';

const NOT_ME = 'Ini bukan saya';

/** E-mails about the account itself. */
export const accountEmailTexts: MalayOf<typeof accountTemplates & typeof accountStateTemplates> = {
  verify_email: () => ({
    subject: 'Sila sahkan alamat e-mel anda',
    paragraphs: [
      'Terima kasih kerana mendaftar. Tinggal satu langkah: sahkan bahawa alamat e-mel ini milik anda.',
    ],
    action: 'Sahkan alamat e-mel',
    note: 'Jika anda tidak mendaftar, abaikan e-mel ini dan tiada apa-apa berlaku.',
  }),

  address_known: () => ({
    subject: 'Anda sudah mempunyai akaun',
    paragraphs: [
      'Seseorang, mungkin anda, cuba mendaftar dengan alamat e-mel ini. Alamat ini sudah mempunyai akaun, jadi tiada akaun baharu dibuat.',
      'Jika itu anda, sila log masuk. Jika anda terlupa kata laluan, anda boleh menetapkan yang baharu di sana.',
    ],
    action: 'Log masuk',
    note: 'Jika itu bukan anda, tiada apa-apa yang perlu dibuat. Akaun anda tidak berubah.',
  }),

  password_reset: ({ minutes }) => ({
    subject: 'Pilih kata laluan baharu',
    paragraphs: ['Seseorang, diharap anda, meminta kata laluan baharu bagi akaun anda.'],
    action: 'Pilih kata laluan baharu',
    note: `Pautan ini berfungsi sekali, selama ${minutes} minit. Jika anda tidak memintanya, abaikan e-mel ini: kata laluan anda kekal.`,
  }),

  password_reset_unverified: ({ minutes }) => ({
    subject: 'Pilih kata laluan baharu dan sahkan alamat e-mel anda',
    paragraphs: [
      'Seseorang, diharap anda, meminta kata laluan baharu. Akaun dengan alamat e-mel ini belum disahkan, jadi tiada sesiapa boleh log masuk.',
      'Memilih kata laluan baharu dengan butang di bawah turut mengesahkan alamat ini. Anda boleh log masuk sejurus selepas itu.',
    ],
    action: 'Pilih kata laluan baharu',
    note: `Pautan ini berfungsi sekali, selama ${minutes} minit. Jika anda tidak mempunyai akaun dengan kami, abaikan e-mel ini dan tiada apa-apa berlaku.`,
  }),

  password_changed: ({ how, at, device, ...hold }) => ({
    subject: 'Kata laluan anda telah diubah',
    paragraphs: [
      how === 'reset'
        ? 'Kata laluan baharu telah dipilih dengan pautan yang kami hantar kepada anda. Anda telah dilog keluar di semua tempat.'
        : 'Kata laluan akaun anda telah diubah dalam tetapan. Semua peranti lain telah dilog keluar.',
      ...(how === 'reset'
        ? [`Untuk keselamatan anda, pengeluaran ditangguhkan selama ${hoursOf(hold)} jam.`]
        : []),
    ],
    facts: [
      ['Masa', malaysiaTime(at)],
      ['Peranti', device],
    ],
    action: NOT_ME,
    note: 'Jika ini bukan anda, pilih kata laluan baharu dengan segera menggunakan butang di atas dan tulis kepada kami.',
  }),

  step_up_code: ({ minutes }) => ({
    subject: 'Kod pengesahan anda',
    paragraphs: ['Sila masukkan kod ini untuk meneruskan.'],
    note: `Kod ini berfungsi sekali, selama ${minutes} minit. Kami tidak akan memintanya melalui telefon atau e-mel.`,
  }),

  new_device: ({ device, at, ip }) => ({
    subject: 'Peranti baharu telah log masuk',
    paragraphs: ['Akaun anda telah digunakan dari peranti yang belum pernah kami lihat.'],
    facts: [
      ['Peranti', device],
      ['Masa', malaysiaTime(at)],
      ['Alamat rangkaian', ip],
    ],
    action: NOT_ME,
    note: 'Jika ini anda, tiada apa-apa yang perlu dibuat. Jika bukan, pilih kata laluan baharu dengan segera menggunakan butang di atas: semua orang akan dilog keluar.',
  }),

  account_disabled: ({ reason }) => ({
    subject: 'Akaun anda dinyahaktifkan',
    paragraphs: [
      'Kami telah menyahaktifkan akaun anda. Anda masih boleh log masuk, tetapi tiada apa-apa boleh dipindahkan atau diubah.',
      `Sebab: ${reason}`,
      'Wang dan pelaburan anda tidak berubah.',
    ],
    note: 'Jika anda merasakan ini satu kesilapan, sila tulis kepada kami.',
  }),

  account_enabled: () => ({
    subject: 'Akaun anda diaktifkan semula',
    paragraphs: ['Akaun anda berfungsi semula seperti sebelum ini.'],
    action: 'Log masuk',
    note: 'Jika anda tidak menjangkakan ini, sila tulis kepada kami.',
  }),
};
