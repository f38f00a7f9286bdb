import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Mesej Saya',
  subtitle: 'Tulis kepada kami dan baca jawapan kami di sini.',
  list: 'Mesej',
  start: 'Mesej baharu',
  none: 'Belum ada mesej.',
  noneBody: 'Tanya soalan, buat aduan atau mohon sesuatu tentang data peribadi anda.',
  back: 'Semua mesej',
  toAccount: 'Kembali ke akaun anda',
  unread_other: '{{count}} mesej baharu',
  columns: { subject: 'Tajuk', kind: 'Perkara', state: 'Status', last: 'Mesej terakhir' },
  kind: {
    message: 'Mesej',
    complaint: 'Aduan',
    data_request: 'Data peribadi',
  },
  state: {
    open: 'Kami akan menjawab',
    waiting: 'Dijawab',
    received: 'Daripada Titian',
    closed: 'Ditutup',
  },
  form: {
    kind: 'Tentang apa?',
    kinds: {
      message: 'Soalan',
      complaint: 'Aduan',
      data_request: 'Permohonan tentang data peribadi saya',
    },
    subject: 'Tajuk',
    text: 'Mesej anda',
    textHint: 'Sila jangan hantar kata laluan atau kod keselamatan. Kami tidak pernah memintanya.',
    send: 'Hantar',
    cancel: 'Batal',
  },
  sent: 'Mesej anda telah dihantar.',
  attach: 'Lampirkan fail (tidak wajib)',
  attachments: 'Lampiran',
  reply: 'Balasan anda',
  replyHint: 'Menulis di sini membuka semula perbualan.',
  sendReply: 'Hantar balasan',
  you: 'Anda',
  titian: 'Titian',
  written: 'Apa yang ditulis',
  about: '{{kind}} {{number}}, bermula pada {{date}}',
};
