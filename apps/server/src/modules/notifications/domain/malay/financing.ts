import type { financingTemplates } from '../templates/financing.ts';
import { ringgit } from '../wording.ts';
import type { MalayOf } from './email-texts.ts';
import { longDay, returnWord, yearly } from './wording.ts';

const NOTES = 'Lihat nota saya';

const campaignWords = { pause: 'dihentikan sementara', resume: 'diteruskan', cancel: 'dibatalkan' } as const;

/** E-mails to business owners about their financing. */
export const financingEmailTexts: MalayOf<typeof financingTemplates> = {
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
};
