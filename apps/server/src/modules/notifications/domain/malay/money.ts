import type { moneyTemplates } from '../templates/money.ts';
import type { referralTemplates } from '../templates/referral.ts';
import { ringgit } from '../wording.ts';
import type { MalayOf } from './email-texts.ts';
import { longDay } from './wording.ts';

const topupFailures = {
  cancelled: 'Bayaran telah dibatalkan di bank.',
  timed_out: 'Bank tidak mendapat jawapan dalam masanya.',
  limit: 'Jumlah melebihi had anda di bank anda.',
  bank_offline: 'Perbankan dalam talian bank anda tidak tersedia.',
  other: 'Bank tidak melaksanakan bayaran itu.',
} as const;

const heldReceipts = {
  paid_twice: 'Bank anda telah mengesahkan bayaran kedua bagi bayaran yang sudah kami terima.',
  payer: 'Satu bayaran telah diterima dari akaun yang bukan atas nama yang kami jangkakan.',
  bank: 'Satu bayaran telah diterima, tetapi pengesahan bank anda tidak sepadan dengan apa yang diminta.',
} as const;

const account = ({ bankName, last4 }: { bankName: string; last4: string }) =>
  `${bankName}, berakhir dengan ${last4}`;

const paid = ({ amount, refNumber }: { amount: string; refNumber: string }) =>
  [
    ['Jumlah', ringgit(amount)],
    ['Rujukan', refNumber],
  ] as const;

/** E-mails about money that comes in or goes out. */
export const moneyEmailTexts: MalayOf<typeof moneyTemplates & typeof referralTemplates> = {
  topup_credited: ({ amount, refNumber, balance }) => ({
    subject: `${ringgit(amount)} telah diterima`,
    paragraphs: ['Tambah nilai anda telah diterima dan boleh dilaburkan sekarang.'],
    facts: [
      ['Jumlah', ringgit(amount)],
      ['Baki tunai', ringgit(balance)],
      ['Rujukan', refNumber],
    ],
    action: 'Lihat nota terbuka',
  }),

  topup_held: (params) => ({
    subject: 'Kami sedang menyemak tambah nilai anda',
    paragraphs: [
      'Bayaran anda telah diterima. Nama yang diberikan oleh bank tidak sama benar dengan nama pada akaun anda, jadi kakitangan kami membandingkannya sebelum jumlah itu dikreditkan.',
      'Ini biasanya mengambil masa satu hari bekerja. Tiada apa-apa yang perlu anda buat.',
    ],
    facts: paid(params),
  }),

  receipt_held: (params) => ({
    subject: 'Kami sedang menyemak satu bayaran',
    paragraphs: [
      heldReceipts[params.reason],
      'Wang itu selamat dengan kami. Kakitangan kami menyemaknya, kemudian ia dikreditkan untuk anda atau dipulangkan ke akaun asalnya. Ini biasanya mengambil masa satu hari bekerja.',
    ],
    facts: paid(params),
  }),

  receipt_sent_back: (params) => ({
    subject: 'Satu bayaran sedang dipulangkan',
    paragraphs: ['Kami tidak dapat menggunakan bayaran ini, jadi ia dipulangkan ke akaun pembayarnya.'],
    facts: [
      ['Jumlah', ringgit(params.amount)],
      ['Kepada', account(params)],
      ['Rujukan', params.refNumber],
    ],
  }),

  topup_failed: (params) => ({
    subject: 'Tambah nilai anda tidak berjaya',
    paragraphs: [topupFailures[params.reason], 'Tiada apa-apa dikreditkan. Sila cuba lagi apabila sesuai.'],
    facts: paid(params),
    action: 'Tambah nilai',
  }),

  topup_refunded: (params) => ({
    subject: 'Tambah nilai anda sedang dipulangkan',
    paragraphs: [
      'Kami tidak dapat memadankan bayaran ini dengan nama anda. Kami hanya boleh menerima wang dari akaun bank anda sendiri, jadi ia dipulangkan ke akaun asalnya.',
    ],
    facts: [
      ['Jumlah', ringgit(params.amount)],
      ['Kepada', account(params)],
      ['Rujukan', params.refNumber],
    ],
  }),

  topup_refund_returned: (params) => ({
    subject: 'Bank tidak menerima pemulangan tambah nilai anda',
    paragraphs: [
      params.reason,
      'Wang itu selamat dengan kami. Sila tulis kepada kami dan nyatakan akaun bank yang anda gunakan untuk membayar supaya kami dapat menghantarnya ke sana.',
    ],
    facts: paid(params),
  }),

  withdrawal_requested: (params) => ({
    subject: `Pengeluaran anda sebanyak ${ringgit(params.amount)}`,
    paragraphs: [
      'Kami telah menerima permintaan pengeluaran anda. Jumlah itu telah keluar daripada baki tunai anda.',
    ],
    facts: [
      ['Jumlah', ringgit(params.amount)],
      ['Kepada', account(params)],
      ['Dijangka selewat-lewatnya', longDay(params.arrivesOn)],
    ],
    note: 'Jika anda tidak memintanya, sila tukar kata laluan anda dengan segera dan tulis kepada kami.',
  }),

  withdrawal_paid: (params) => ({
    subject: `${ringgit(params.amount)} telah dibayar ke akaun bank anda`,
    paragraphs: ['Pengeluaran anda telah dibayar.'],
    facts: [
      ['Jumlah', ringgit(params.amount)],
      ['Kepada', account(params)],
    ],
  }),

  withdrawal_rejected: ({ amount, reason }) => ({
    subject: 'Pengeluaran anda tidak dilaksanakan',
    paragraphs: [reason, 'Jumlah itu telah kembali ke baki tunai anda.'],
    facts: [['Jumlah', ringgit(amount)]],
    action: 'Lihat baki tunai',
  }),

  withdrawal_returned: ({ amount, reason }) => ({
    subject: 'Bank anda telah memulangkan pengeluaran',
    paragraphs: [
      reason,
      'Jumlah itu telah kembali ke baki tunai anda. Sila semak akaun bank anda dalam tetapan sebelum mencuba lagi.',
    ],
    facts: [['Jumlah', ringgit(amount)]],
    action: 'Buka tetapan',
  }),

  referral_rewarded: ({ amount, friend, isPayout }) => ({
    subject: `Ganjaran rujukan anda sebanyak ${ringgit(amount)}`,
    paragraphs: [
      friend === null
        ? 'Anda datang melalui pautan rakan dan telah melabur. Terima kasih: anda berdua menerima ganjaran.'
        : `${friend} datang melalui pautan anda dan telah melabur. Terima kasih: anda berdua menerima ganjaran.`,
      isPayout
        ? 'Ia sedang dihantar ke akaun bank anda dan biasanya tiba dalam masa dua hari bekerja.'
        : 'Ia telah ditambah ke baki tunai anda.',
    ],
    facts: [['Ganjaran', ringgit(amount)]],
    action: 'Lihat rujukan anda',
  }),
};
