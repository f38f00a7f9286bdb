import type { bankAccountTemplates } from '../templates/bank-account.ts';
import type { contactTemplates } from '../templates/contact.ts';
import { hoursOf } from '../wording.ts';
import type { MalayOf } from './email-texts.ts';
import { longDay, malaysiaTime } from './wording.ts';

const SETTINGS = 'Lihat tetapan anda';
const NOT_ME = 'Jika ini bukan anda, sila tukar kata laluan anda dengan segera dan tulis kepada kami.';

const refusals = {
  not_found: 'Bank tidak mengenali akaun ini. Sila semak bank dan nombornya.',
  closed: 'Bank memaklumkan bahawa akaun ini telah ditutup.',
  other_name: 'Bank menamakan pemegang lain. Wang dibayar ke akaun atas nama anda sendiri sahaja.',
  no_answer: 'Bank tidak menyatakan pemilik akaun ini. Anda boleh memohon sekali lagi.',
  operator:
    'Kami tidak dapat memastikan bahawa akaun ini milik anda. Sila tulis kepada kami, atau berikan akaun lain.',
} as const;

const account = ({ bankName, last4 }: { bankName: string; last4: string }) =>
  `${bankName}, berakhir dengan ${last4}`;

/** E-mails about how a customer is reached, what they take with them, and the account that they are paid to. */
export const contactEmailTexts: MalayOf<typeof contactTemplates & typeof bankAccountTemplates> = {
  verify_new_email: (params) => ({
    subject: 'Sila sahkan alamat e-mel baharu anda',
    paragraphs: [
      'Anda meminta kami menulis ke alamat ini mulai sekarang. Sila sahkan bahawa ia milik anda. Sehingga itu kami terus menulis ke alamat lama.',
      `Pautan ini berfungsi sekali, selama 24 jam. Pengeluaran ditangguhkan selama ${hoursOf(params)} jam selepas perubahan.`,
    ],
    action: 'Sahkan alamat e-mel',
    note: 'Jika anda tidak memintanya, abaikan e-mel ini dan tiada apa-apa berlaku.',
  }),

  email_change_asked: () => ({
    subject: 'Seseorang meminta supaya alamat e-mel anda diubah',
    paragraphs: [
      'Seseorang yang telah log masuk ke akaun anda, mungkin anda, meminta kami menulis ke alamat e-mel lain mulai sekarang. Alamat itu berubah sebaik sahaja pautan yang kami hantar ke sana dibuka.',
      'Jika ini anda, tiada apa-apa yang perlu dibuat di sini. Jika bukan anda, buka pautan di bawah dan sahkan: ia menghentikan perubahan itu, menamatkan setiap pautan dan kod yang masih terbuka, dan melog keluar setiap peranti. Kemudian tetapkan kata laluan baharu.',
    ],
    action: 'Ini bukan saya',
    note: 'Pautan ini berfungsi sekali, selama 7 hari, juga selepas alamat telah diubah.',
  }),

  address_wanted: () => ({
    subject: 'Seseorang telah memasukkan alamat e-mel anda',
    paragraphs: [
      'Seseorang, mungkin anda, cuba menggunakan alamat e-mel ini untuk akaun lain. Ia sudah milik akaun anda, jadi tiada apa-apa diubah.',
    ],
    action: 'Log masuk',
    note: 'Jika itu bukan anda, tiada apa-apa yang perlu dibuat. Akaun anda tidak berubah.',
  }),

  email_changed: (params) => ({
    subject: 'Alamat e-mel anda telah diubah',
    paragraphs: [
      `Alamat e-mel akaun anda telah diubah. Log masuk dengan alamat baharu mulai sekarang. Peranti lain telah dilog keluar, dan pengeluaran ditangguhkan selama ${hoursOf(params)} jam.`,
    ],
    note: 'Jika ini bukan anda, sila tulis kepada kami dengan segera.',
  }),

  phone_changed: ({ phoneEnd, ...hold }) => ({
    subject: 'Nombor telefon anda telah diubah',
    paragraphs: [
      `Nombor telefon akaun anda kini berakhir dengan ${phoneEnd}. Pengeluaran ditangguhkan selama ${hoursOf(hold)} jam.`,
    ],
    action: SETTINGS,
    note: NOT_ME,
  }),

  unsubscribed: () => ({
    subject: 'Anda kini menerima kurang e-mel daripada kami',
    paragraphs: [
      'Kami telah menghentikan e-mel yang boleh dihentikan. E-mel tentang wang dan keselamatan anda diteruskan.',
      'Anda boleh menghidupkannya semula dalam tetapan anda, di bawah Pemberitahuan.',
    ],
    action: 'Pergi ke Pemberitahuan',
    note: 'Jika anda tidak memintanya, anda boleh menghidupkannya semula di sana.',
  }),

  export_ready: ({ ref, expiresOn }) => ({
    subject: 'Data anda sudah sedia',
    paragraphs: [
      `Kami telah mengumpulkan apa yang kami simpan tentang anda. Log masuk untuk memuat turunnya sehingga ${longDay(expiresOn)}; selepas itu ia dipadamkan, dan anda boleh memintanya semula.`,
    ],
    facts: [['Rujukan', ref]],
    action: 'Pergi ke data anda',
    note: 'Jika anda tidak memintanya, sila tukar kata laluan anda dengan segera dan tulis kepada kami.',
  }),

  export_failed: ({ ref }) => ({
    subject: 'Data anda tidak dapat dikumpulkan',
    paragraphs: [
      'Kami telah cuba beberapa kali mengumpulkan apa yang kami simpan tentang anda, dan sesuatu tidak kena di pihak kami. Kami mohon maaf. Sila minta sekali lagi; jika gagal lagi, tulis kepada kami.',
    ],
    facts: [['Rujukan', ref]],
    action: 'Minta semula',
  }),

  bank_account_changed: (params) => ({
    subject: 'Akaun bank anda telah diubah',
    paragraphs: [
      `Mulai sekarang wang anda dibayar ke akaun ini. Pengeluaran ke akaun ini ditangguhkan selama ${hoursOf(params)} jam.`,
    ],
    facts: [
      ['Akaun', account(params)],
      ['Boleh digunakan mulai', malaysiaTime(params.usableFrom)],
    ],
    action: SETTINGS,
    note: NOT_ME,
  }),

  bank_account_review: (params) => ({
    subject: 'Kami sedang menyemak akaun bank baharu anda',
    paragraphs: [
      'Anda meminta supaya dibayar ke akaun lain. Bank itu tidak menamakan anda dengan jelas sebagai pemegangnya, jadi kakitangan kami menyemaknya, biasanya dalam masa satu hari bekerja. Sehingga itu tiada apa-apa berubah.',
    ],
    facts: [['Akaun', account(params)]],
    action: SETTINGS,
    note: NOT_ME,
  }),

  bank_account_refused: (params) => ({
    subject: 'Akaun bank baharu anda tidak diterima',
    paragraphs: [refusals[params.refusal], 'Akaun bank anda sekarang kekal.'],
    facts: [['Akaun', account(params)]],
    action: 'Berikan akaun lain',
    note: NOT_ME,
  }),
};
