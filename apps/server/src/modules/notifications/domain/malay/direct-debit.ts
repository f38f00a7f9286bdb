import type { directDebitTemplates } from '../templates/direct-debit.ts';
import type { railTemplates } from '../templates/rail.ts';
import { ringgit } from '../wording.ts';
import type { MalayOf } from './email-texts.ts';
import { longDay } from './wording.ts';

const failures = {
  limit: 'Bank anda memaklumkan bahawa baki akaun tidak mencukupi, atau hadnya telah dicapai.',
  bank_offline: 'Sistem bank anda tidak tersedia.',
  other: 'Bank anda tidak melaksanakan kutipan itu.',
} as const;

const rejections = {
  bank: 'Bank anda tidak meluluskan debit langsung yang anda benarkan. Sila tanya bank anda akan sebabnya.',
  held: 'Akaun yang anda pilih bukan atas nama syarikat anda atau salah seorang pengarahnya, jadi kami tidak boleh mengutip daripadanya.',
} as const;

const endings = {
  owner: 'Anda telah menamatkan debit langsung anda.',
  bank: 'Bank anda memaklumkan kepada kami bahawa debit langsung anda telah tamat.',
  time: 'Tempoh kebenaran debit langsung anda telah tamat.',
} as const;

const SETTINGS = 'Lihat debit langsung saya';

/** E-mails about what is collected from business owners, and to operators about the payment rail. */
export const directDebitEmailTexts: MalayOf<typeof directDebitTemplates & typeof railTemplates> = {
  mandate_active: (params) => ({
    subject: 'Debit langsung anda aktif',
    paragraphs: ['Bank anda telah meluluskannya. Mulai sekarang kami mengutip bayaran anda pada tarikhnya.'],
    facts: [
      ['Bank', params.bankName],
      ['Paling banyak, setiap kali', ringgit(params.maxAmount)],
      ['Mulai', longDay(params.startsOn)],
      ['Rujukan', params.reference],
    ],
    action: SETTINGS,
    note: 'Jika anda tidak menyediakannya, sila tamatkannya dengan segera dan tulis kepada kami.',
  }),

  mandate_rejected: ({ bankName, why }) => ({
    subject: 'Debit langsung anda tidak diterima',
    paragraphs: [rejections[why], 'Tiada apa-apa akan dikutip. Sehingga itu sila bayar sendiri.'],
    facts: [['Bank', bankName]],
    action: 'Sediakan semula',
  }),

  mandate_changed: ({ bankName, maxAmount, reference, isAccepted }) => ({
    subject: isAccepted ? 'Debit langsung anda telah diubah' : 'Debit langsung anda tidak diubah',
    paragraphs: [
      isAccepted
        ? `${bankName} telah menerima perubahan itu. Mulai sekarang kami mengutip paling banyak jumlah di bawah setiap kali.`
        : `Perubahan itu tidak dibenarkan di ${bankName}, atau bank anda tidak menerimanya. Jumlah di bawah kekal sah.`,
    ],
    facts: [
      ['Paling banyak, setiap kali', ringgit(maxAmount)],
      ['Rujukan', reference],
    ],
    action: 'Lihat debit langsung anda',
  }),

  mandate_ended: ({ bankName, reference, by }) => ({
    subject: 'Debit langsung anda telah tamat',
    paragraphs: [
      endings[by],
      'Tiada kutipan baharu akan dibuat. Sila bayar sendiri apabila tiba masanya, atau sediakan debit langsung yang lain.',
    ],
    facts: [
      ['Bank', bankName],
      ['Rujukan', reference],
    ],
    action: SETTINGS,
  }),

  collection_paid: (params) => ({
    subject: `Kami telah mengutip ${ringgit(params.amount)}`,
    paragraphs: [
      `Bayaran bagi nota ${params.noteNumber} telah dikutip melalui debit langsung dan disalurkan kepada pelaburnya.`,
    ],
    facts: [
      ['Jumlah', ringgit(params.amount)],
      ['Tarikh bayaran', longDay(params.dueOn)],
      ['Rujukan', params.refNumber],
    ],
    action: 'Lihat nota saya',
  }),

  collection_failed: (params) => ({
    subject: `Kami tidak dapat mengutip ${ringgit(params.amount)}`,
    paragraphs: [
      failures[params.reason],
      params.retryOn === null
        ? 'Kami tidak akan mencuba lagi. Sila bayar sendiri sekarang supaya tiada caj lewat bayar ditambah.'
        : `Kami mencuba lagi pada ${longDay(params.retryOn)}. Anda juga boleh membayar sendiri sebelum itu; selepas itu tiada apa-apa lagi dikutip.`,
    ],
    facts: [
      ['Nota', params.noteNumber],
      ['Jumlah', ringgit(params.amount)],
      ['Tarikh bayaran', longDay(params.dueOn)],
    ],
    action: 'Bayar sekarang',
  }),

  certificate_ending: ({ owner, subject, endsOn, hasEnded }) => ({
    subject: hasEnded ? 'Satu sijil pembayaran telah tamat' : 'Satu sijil pembayaran akan tamat',
    paragraphs: [
      owner === 'merchant'
        ? 'Sijil kami sendiri di pusat pembayaran perlu diperbaharui. Tanpanya, bayaran kami ditolak.'
        : 'Satu sijil pusat pembayaran belum mempunyai pengganti di sini. Tanpanya kami tidak dapat mengesahkan bahawa bayaran adalah benar, dan tiada bayaran dikreditkan.',
      'Buku panduan "Payment certificates" menerangkan apa yang perlu dibuat.',
    ],
    facts: [
      ['Sijil', subject],
      [hasEnded ? 'Tamat pada' : 'Akan tamat pada', longDay(endsOn)],
    ],
    action: 'Buka rel pembayaran',
  }),
};
