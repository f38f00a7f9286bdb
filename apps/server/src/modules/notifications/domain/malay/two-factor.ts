import type { twoFactorTemplates } from '../templates/two-factor.ts';
import { type HoldHours, hoursOf } from '../wording.ts';
import type { MalayOf } from './email-texts.ts';
import { malaysiaTime } from './wording.ts';

const SETTINGS = 'Buka tetapan keselamatan';
const NOT_YOU = 'Jika ini bukan anda, sila tukar kata laluan anda dengan segera dan tulis kepada kami.';
const waits = (params: HoldHours) =>
  `Untuk melindungi wang anda, pengeluaran ditangguhkan selama ${hoursOf(params)} jam.`;

const oneCode = (minutes: number) =>
  `Kod ini berfungsi sekali, selama ${minutes} minit. Kami tidak akan memintanya melalui telefon atau e-mel.`;

/** E-mails about the second factor. */
export const twoFactorEmailTexts: MalayOf<typeof twoFactorTemplates> = {
  sign_in_code: ({ minutes }) => ({
    subject: 'Kod log masuk anda',
    paragraphs: [
      'Sila masukkan kod ini untuk menyelesaikan log masuk.',
      'Jika anda tidak sedang log masuk, seseorang mengetahui kata laluan anda: sila tukarkannya.',
    ],
    note: oneCode(minutes),
  }),

  enrol_code: ({ minutes }) => ({
    subject: 'Kod anda untuk menghidupkan dua faktor',
    paragraphs: ['Sila masukkan kod ini untuk menerima kod log masuk anda di alamat ini mulai sekarang.'],
    note: oneCode(minutes),
  }),

  two_factor_enabled: ({ method, ...hold }) => ({
    subject: 'Dua faktor dihidupkan',
    paragraphs: [
      method === 'totp'
        ? 'Mulai sekarang kod daripada aplikasi pengesah anda diminta apabila anda log masuk.'
        : 'Mulai sekarang kod yang kami hantar ke alamat ini diminta apabila anda log masuk.',
      `Sila simpan kod pemulihan anda di tempat yang selamat. ${waits(hold)}`,
    ],
    action: SETTINGS,
    note: NOT_YOU,
  }),

  two_factor_off: (params) => ({
    subject: 'Dua faktor dimatikan',
    paragraphs: [`Kata laluan anda sahaja kini membuka akaun anda. ${waits(params)}`],
    action: SETTINGS,
    note: NOT_YOU,
  }),

  two_factor_reset: ({ minutes }) => ({
    subject: 'Tetapkan semula dua faktor',
    paragraphs: [
      'Seseorang, mungkin anda, kehilangan faktor kedua akaun ini. Untuk menetapkannya semula, buka pautan dan masukkan kata laluan anda.',
      'Penetapan semula berkuat kuasa 24 jam kemudian.',
    ],
    action: 'Tetapkan semula dua faktor',
    note: `Pautan ini berfungsi sekali, selama ${minutes} minit. Jika itu bukan anda, tiada apa-apa yang perlu dibuat: tiada apa-apa berlaku tanpa kata laluan anda.`,
  }),

  two_factor_reset_requested: ({ takesEffectAt, ...hold }) => ({
    subject: 'Dua faktor akan ditetapkan semula dalam 24 jam',
    paragraphs: [
      `Faktor kedua akaun anda akan dimatikan. Semua peranti akan dilog keluar, dan pengeluaran ditangguhkan selama ${hoursOf(hold)} jam lagi.`,
      'Untuk menghentikannya, log masuk dan masukkan kod faktor kedua anda, atau satu daripada kod pemulihan anda, sebelum masa itu.',
    ],
    facts: [['Berkuat kuasa', malaysiaTime(takesEffectAt)]],
    action: 'Log masuk untuk menghentikannya',
    note: 'Jika anda tidak memintanya, seseorang mengetahui kata laluan anda dan boleh membaca e-mel anda: hentikan penetapan semula dan tukar kedua-dua kata laluan dengan segera.',
  }),

  two_factor_reset_stopped: () => ({
    subject: 'Penetapan semula dua faktor dihentikan',
    paragraphs: [
      'Faktor kedua anda kekal dihidupkan: kodnya telah dimasukkan, atau akaun anda telah dilindungi dengan cara lain.',
    ],
    note: NOT_YOU,
  }),

  two_factor_reset_done: (params) => ({
    subject: 'Dua faktor telah ditetapkan semula',
    paragraphs: [
      'Faktor kedua akaun anda dimatikan dan semua peranti telah dilog keluar. Anda boleh log masuk dengan kata laluan sahaja.',
      `Sila hidupkan semula dua faktor dalam tetapan. ${waits(params)}`,
    ],
    action: 'Log masuk',
    note: NOT_YOU,
  }),

  recovery_codes_replaced: () => ({
    subject: 'Anda mempunyai kod pemulihan baharu',
    paragraphs: ['Sepuluh kod pemulihan baharu telah dibuat. Kod yang lama tidak berfungsi lagi.'],
    note: NOT_YOU,
  }),

  recovery_code_used: ({ left }) => ({
    subject: 'Satu kod pemulihan telah digunakan',
    paragraphs: [
      'Kod pemulihan telah dimasukkan menggantikan faktor kedua anda. Ia tidak berfungsi untuk kali kedua.',
      left === 0 ? 'Itu kod yang terakhir. Sila buat kod baharu dalam tetapan.' : `Tinggal ${left} lagi.`,
    ],
    action: SETTINGS,
    note: NOT_YOU,
  }),

  passkey_added: ({ passkey, ...hold }) => ({
    subject: 'Satu kunci laluan telah ditambah',
    paragraphs: [`Ia membuka akaun anda tanpa kata laluan. Peranti lain telah dilog keluar. ${waits(hold)}`],
    facts: [['Kunci laluan', passkey]],
    action: SETTINGS,
    note: 'Jika ini bukan anda, tetapkan kata laluan baharu melalui “Lupa kata laluan?” dengan segera: semua kunci laluan akan dibuang. Kemudian tulis kepada kami.',
  }),

  passkey_removed: ({ passkey, ...hold }) => ({
    subject: 'Satu kunci laluan telah dibuang',
    paragraphs: [`Ia tidak lagi membuka akaun anda. Peranti lain telah dilog keluar. ${waits(hold)}`],
    facts: [['Kunci laluan', passkey]],
    action: SETTINGS,
    note: NOT_YOU,
  }),

  passkey_copied: ({ passkey }) => ({
    subject: 'Satu kunci laluan telah ditolak',
    paragraphs: [
      'Seseorang cuba log masuk dengan kunci laluan anda, dan kiraan penggunaannya tidak betul. Ini berlaku apabila kunci laluan telah disalin, maka ia ditolak.',
      'Sila buang kunci laluan ini dalam tetapan dan tambah yang baharu.',
    ],
    facts: [['Kunci laluan', passkey]],
    action: SETTINGS,
    note: NOT_YOU,
  }),

  device_forgotten: ({ device }) => ({
    subject: 'Satu peranti tidak lagi diingati',
    paragraphs: ['Kali seterusnya anda menggunakannya, kod diminta semula pada peranti ini.'],
    facts: [['Peranti', device]],
    note: NOT_YOU,
  }),
};
