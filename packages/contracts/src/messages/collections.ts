import { defineMessages } from './definition.ts';

/** Errors of the work on late notes. */
export const collectionErrorMessages = defineMessages({
  note_not_late: {
    en: 'This note is neither late nor in default, so there is nothing to collect.',
    ms: 'Nota ini tidak lewat dan tidak mungkir, jadi tiada apa-apa yang perlu dikutip.',
  },
  promise_open: {
    en: 'There is an open promise to pay on this note. Cancel it first, or wait until its day is over.',
    ms: 'Terdapat janji bayar yang masih berjalan bagi nota ini. Batalkan dahulu, atau tunggu sehingga harinya tamat.',
  },
  promise_ended: {
    en: 'This promise is no longer open: it was cancelled, or its payments have decided it.',
    ms: 'Janji ini tidak lagi berjalan: ia telah dibatalkan, atau bayarannya telah menentukannya.',
  },
  letter_changed: {
    en: 'The debt changed after this letter was previewed. Please read it again, then send it.',
    ms: 'Hutang telah berubah selepas surat ini dipratonton. Sila baca semula, kemudian hantar.',
  },
  assignment_ended: {
    en: 'This step has already ended.',
    ms: 'Langkah ini telah pun tamat.',
  },
});

/** Fields of the work on late notes. */
export const collectionMessages = defineMessages({
  contact_channel_required: { en: 'Please choose the channel.', ms: 'Sila pilih saluran.' },
  contact_outcome_required: { en: 'Please choose the outcome.', ms: 'Sila pilih hasilnya.' },
  contact_note_required: { en: 'Please write a note.', ms: 'Sila tulis catatan.' },
  collection_day_in_past: {
    en: 'Please choose today or a later day.',
    ms: 'Sila pilih hari ini atau hari selepasnya.',
  },
  collection_day_too_late: {
    en: 'Please choose a day within the next {{days, number}} days.',
    ms: 'Sila pilih hari dalam tempoh {{days, number}} hari akan datang.',
  },
  collection_day_in_future: {
    en: 'Please choose today or an earlier day.',
    ms: 'Sila pilih hari ini atau hari sebelumnya.',
  },
  promise_above_debt: {
    en: 'The promise is above what is owed, {{most, money}}.',
    ms: 'Janji ini melebihi jumlah terhutang, {{most, money}}.',
  },
  promise_reason_required: {
    en: 'Please state why the promise is cancelled.',
    ms: 'Sila nyatakan sebab janji ini dibatalkan.',
  },
  letter_template_required: { en: 'Please choose a template.', ms: 'Sila pilih templat.' },
  letter_language_required: { en: 'Please choose a language.', ms: 'Sila pilih bahasa.' },
  letter_needs_default: {
    en: 'A notice of default is for notes in default.',
    ms: 'Notis kemungkiran adalah bagi nota yang mungkir.',
  },
  letter_needs_guarantor: {
    en: 'This note has no guarantor who owes anything now.',
    ms: 'Nota ini tiada penjamin yang berhutang sekarang.',
  },
  assignment_kind_required: {
    en: 'Please choose an agency or a legal step.',
    ms: 'Sila pilih agensi atau langkah undang-undang.',
  },
  assignment_name_required: {
    en: 'Please name the agency, law firm or court.',
    ms: 'Sila namakan agensi, firma guaman atau mahkamah.',
  },
  assignment_ends_before_start: {
    en: 'It cannot end before it began.',
    ms: 'Ia tidak boleh tamat sebelum bermula.',
  },
});

/** Updates that the work on late notes writes for investors (REC-21). */
export const collectionUpdateMessages = defineMessages({
  update_promise: { en: 'The issuer has promised to pay', ms: 'Penerbit telah berjanji untuk membayar' },
  update_promise_text: {
    en: 'The issuer has promised to pay {{amount, money}} by {{day, date}}.',
    ms: 'Penerbit telah berjanji untuk membayar {{amount, money}} selewat-lewatnya pada {{day, date}}.',
  },
  update_promise_cancelled: {
    en: 'A promise to pay was cancelled',
    ms: 'Janji bayar telah dibatalkan',
  },
  update_promise_cancelled_text: {
    en: 'The promise to pay {{amount, money}} by {{day, date}} no longer stands.',
    ms: 'Janji untuk membayar {{amount, money}} selewat-lewatnya pada {{day, date}} tidak lagi berkuat kuasa.',
  },
  update_payment_reminder: {
    en: 'A payment reminder was sent',
    ms: 'Peringatan bayaran telah dihantar',
  },
  update_payment_reminder_text: {
    en: 'We have reminded the issuer in writing of what is past due.',
    ms: 'Kami telah mengingatkan penerbit secara bertulis tentang jumlah yang tertunggak.',
  },
  update_notice_of_arrears: {
    en: 'A notice of arrears was sent',
    ms: 'Notis tunggakan telah dihantar',
  },
  update_notice_of_arrears_text: {
    en: 'We have given the issuer formal notice of what is past due.',
    ms: 'Kami telah memberi penerbit notis rasmi tentang jumlah yang tertunggak.',
  },
  update_letter_of_demand: {
    en: 'A letter of demand was sent',
    ms: 'Surat tuntutan telah dihantar',
  },
  update_letter_of_demand_text: {
    en: 'We have demanded payment from the issuer within 14 days, after which further steps may follow.',
    ms: 'Kami telah menuntut bayaran daripada penerbit dalam tempoh 14 hari, dan selepas itu langkah lanjut mungkin diambil.',
  },
  update_notice_to_guarantor: {
    en: 'A notice was sent to the guarantor',
    ms: 'Notis telah dihantar kepada penjamin',
  },
  update_notice_to_guarantor_text: {
    en: 'We have given the guarantor notice of what is owed under the guarantee.',
    ms: 'Kami telah memberi penjamin notis tentang jumlah yang terhutang di bawah jaminan.',
  },
  update_notice_of_default: {
    en: 'A notice of default was sent',
    ms: 'Notis kemungkiran telah dihantar',
  },
  update_notice_of_default_text: {
    en: 'We have given the issuer notice that the note is in default and that the whole debt is due.',
    ms: 'Kami telah memberi penerbit notis bahawa nota mungkir dan keseluruhan hutang perlu dibayar.',
  },
  update_agency: {
    en: 'The recovery was handed to an agency',
    ms: 'Pemulihan telah diserahkan kepada agensi',
  },
  update_agency_text: {
    en: '{{name}} pursues the payment of this note.',
    ms: '{{name}} menuntut bayaran bagi nota ini.',
  },
  update_agency_cost_text: {
    en: '{{name}} pursues the payment of this note. Expected cost: {{cost, money}}, taken from what is recovered.',
    ms: '{{name}} menuntut bayaran bagi nota ini. Anggaran kos: {{cost, money}}, diambil daripada jumlah yang dipulihkan.',
  },
  update_agency_ended: {
    en: 'The agency has ended its work',
    ms: 'Agensi telah menamatkan kerjanya',
  },
  update_agency_ended_text: {
    en: '{{name}} no longer pursues the payment of this note.',
    ms: '{{name}} tidak lagi menuntut bayaran bagi nota ini.',
  },
  update_legal: { en: 'A legal step has begun', ms: 'Satu langkah undang-undang telah bermula' },
  update_legal_text: {
    en: 'Legal step: {{name}}.',
    ms: 'Langkah undang-undang: {{name}}.',
  },
  update_legal_cost_text: {
    en: 'Legal step: {{name}}. Expected cost: {{cost, money}}, taken from what is recovered.',
    ms: 'Langkah undang-undang: {{name}}. Anggaran kos: {{cost, money}}, diambil daripada jumlah yang dipulihkan.',
  },
  update_legal_ended: { en: 'A legal step has ended', ms: 'Satu langkah undang-undang telah tamat' },
  update_legal_ended_text: {
    en: 'The legal step {{name}} has ended.',
    ms: 'Langkah undang-undang {{name}} telah tamat.',
  },
});
