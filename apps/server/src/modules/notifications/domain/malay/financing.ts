import { type financingTemplates, nothingOverdue } from '../templates/financing.ts';
import { capitalised, isAmount, ringgit } from '../wording.ts';
import type { MalayOf } from './letter-words.ts';
import { lateWord, longDay, returnWord, yearly } from './wording.ts';

const NOTES = 'Lihat nota saya';

const campaignWords = { pause: 'dihentikan sementara', resume: 'diteruskan', cancel: 'dibatalkan' } as const;

/** The bank, with the last digits of the account where it told them. */
const accountWords = ({ bankName, last4 }: { bankName: string; last4: string | null }) =>
  last4 === null ? bankName : `${bankName} yang berakhir dengan ${last4}`;

/** E-mails to business owners about their financing. */
export const financingLetters: MalayOf<typeof financingTemplates> = {
  financing_received: ({ noteNumber, amount }) => ({
    subject: `Kami telah menerima permohonan anda ${noteNumber}`,
    paragraphs: [
      'Terima kasih. Kami meneliti angka anda sekarang dan akan menulis kepada anda dengan tawaran atau soalan.',
    ],
    facts: [
      ['Permohonan', noteNumber],
      ['Jumlah', ringgit(amount)],
    ],
  }),

  financing_rejected: ({ noteNumber, reason }) => ({
    subject: `Permohonan anda ${noteNumber} tidak berjaya`,
    paragraphs: [
      'Kami telah meneliti permohonan anda dan tidak dapat membuat tawaran.',
      reason,
      'Anda boleh memohon lagi apabila keadaan ini berubah.',
    ],
  }),

  offer_made: (params) => ({
    subject: `Tawaran anda sebanyak ${ringgit(params.amount)} sudah sedia`,
    paragraphs: [
      'Kami telah membuat tawaran kepada anda. Sila lihat dan sahkan supaya pelabur dapat melihat nota anda.',
    ],
    facts: [
      ['Jumlah', ringgit(params.amount)],
      [`Kadar ${returnWord(params.contract)}`, yearly(params.rate)],
      ['Tempoh', `${params.termMonths} bulan`],
      ['Dibuka sehingga', longDay(params.expiresOn)],
    ],
    action: 'Lihat tawaran',
  }),

  documents_requested: ({ noteNumber, text, dueOn }) => ({
    subject: `Kami memerlukan sesuatu lagi bagi ${noteNumber}`,
    paragraphs: ['Sila hantar yang berikut supaya kami dapat meneruskan.', text],
    facts: [['Sila hantar sebelum atau pada', longDay(dueOn)]],
    action: 'Hantar dokumen',
  }),

  campaign_changed: ({ noteNumber, change, message }) => ({
    subject: `Kempen nota ${noteNumber} ${campaignWords[change]}`,
    paragraphs: [message],
    action: NOTES,
  }),

  note_listed: ({ noteNumber, amount, closesOn }) => ({
    subject: `Nota ${noteNumber} dibuka kepada pelabur`,
    paragraphs: ['Nota anda telah disenaraikan. Anda boleh mengikuti perkembangannya.'],
    facts: [
      ['Sasaran', ringgit(amount)],
      ['Dibuka sehingga', longDay(closesOn)],
    ],
    action: NOTES,
  }),

  note_funded: ({ noteNumber, raised, issueUntil }) => ({
    subject: `Nota ${noteNumber} telah dibiayai`,
    paragraphs: [
      'Pelabur telah menyediakan wang itu. Sila tandatangani supaya kami dapat menerbitkan nota dan membayar anda.',
    ],
    facts: [
      ['Dikumpul', ringgit(raised)],
      ['Tandatangan sebelum atau pada', longDay(issueUntil)],
    ],
    action: 'Terbitkan nota',
  }),

  signature_void: ({ noteNumber, reason, issueUntil }) => ({
    subject: `Sila tandatangani nota ${noteNumber} sekali lagi`,
    paragraphs: [
      {
        trade_unfinished: 'Dagangan komoditi tidak selesai pada hari anda menandatangani.',
        price_changed: 'Harga dagangan komoditi telah berubah selepas anda menandatangani.',
        terms_changed: 'Terma perjanjian telah berubah selepas anda menandatangani.',
      }[reason],
      'Tandatangan anda terbatal dan anda tidak berhutang apa-apa. Dagangan yang telah dibuat dibalikkan atas kos kami. Sila tandatangani sekali lagi untuk menerbitkan nota.',
    ],
    facts: [['Tandatangan sebelum atau pada', longDay(issueUntil)]],
    action: 'Tandatangan sekali lagi',
  }),

  note_issued_to_issuer: (params) => ({
    subject: `Nota ${params.noteNumber} diterbitkan dan wang anda sedang dihantar`,
    paragraphs: ['Terima kasih kerana menandatangani. Jumlah di bawah dibayar ke akaun bank anda.'],
    facts: [
      ['Dikumpul', ringgit(params.amount)],
      ['Fi pengaturan', `\u2212${ringgit(params.fee)}`],
      ['Cukai perkhidmatan atas fi', `\u2212${ringgit(params.serviceTax)}`],
      ['Dibayar kepada anda', ringgit(params.net)],
      ['Bayaran pertama', `${longDay(params.firstDueOn)}, ${ringgit(params.firstAmount)}`],
    ],
    action: 'Lihat jadual',
  }),

  repayment_due: (params) => {
    const overdue = params.overdue ?? nothingOverdue;
    return {
      subject:
        overdue.since === null
          ? `${ringgit(params.total)} perlu dibayar bagi nota ${params.noteNumber}`
          : `${ringgit(overdue.amount)} tertunggak bagi nota ${params.noteNumber}`,
      paragraphs: [
        ...(overdue.since === null
          ? []
          : [
              overdue.isDefaulted
                ? `Nota ${params.noteNumber} telah mungkir, maka semua yang terhutang perlu dibayar serta-merta: ${ringgit(overdue.amount)} pada hari surat ini. Sila bayar melalui FPX atau hubungi kami.`
                : `${ringgit(overdue.amount)} tertunggak sejak ${longDay(overdue.since)}. Sila bayar sekarang melalui FPX atau hubungi kami.`,
            ]),
        ...(overdue.isThisOne || overdue.isDefaulted
          ? []
          : [
              params.collectedFrom === null
                ? `Bayaran seterusnya perlu dibuat pada ${longDay(params.dueOn)}. Anda boleh membayarnya melalui FPX.`
                : `Bayaran seterusnya dikutip melalui debit langsung pada ${longDay(params.dueOn)} dari akaun anda di ${accountWords(params.collectedFrom)}. Sila sediakan wang di sana; tiada apa-apa lagi yang perlu dibuat.`,
            ]),
      ],
      facts: [
        ['Prinsipal', ringgit(params.principal)],
        [capitalised(returnWord(params.contract)), ringgit(params.returnAmount)],
        ...(isAmount(params.lateCharge)
          ? ([[lateWord(params.contract), ringgit(params.lateCharge)]] as const)
          : []),
        ...(isAmount(overdue.gharamah)
          ? ([['Gharamah, untuk kebajikan', ringgit(overdue.gharamah)]] as const)
          : []),
        ...(isAmount(overdue.costs) ? ([['Kos dapatan semula', ringgit(overdue.costs)]] as const) : []),
        ['Jumlah', ringgit(params.total)],
      ],
      action:
        params.collectedFrom === null || overdue.since !== null
          ? 'Bayar sekarang'
          : 'Lihat debit langsung anda',
    };
  },

  payment_received: ({ noteNumber, amount, refNumber }) => ({
    subject: `Kami telah menerima bayaran anda sebanyak ${ringgit(amount)}`,
    paragraphs: [
      `Terima kasih. Bayaran anda bagi nota ${noteNumber} telah diterima dan disalurkan kepada pelaburnya.`,
    ],
    facts: [
      ['Jumlah', ringgit(amount)],
      ['Rujukan', refNumber],
    ],
    action: NOTES,
  }),
};
