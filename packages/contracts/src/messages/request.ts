import { defineMessages } from './definition.ts';

/** How a call has to be made. */
export const requestMessages = defineMessages({
  message_not_signed: {
    en: 'This message is not signed as agreed, or it is too old.',
    ms: 'Mesej ini tidak ditandatangani seperti yang dipersetujui, atau sudah terlalu lama.',
  },
  multipart_expected: {
    en: 'Send this call as a multipart form.',
    ms: 'Hantar panggilan ini sebagai borang multipart.',
  },
  files_not_accepted: {
    en: 'No file is taken here. Please leave it out.',
    ms: 'Tiada fail diterima di sini. Sila tinggalkannya.',
  },
  json_expected: {
    en: 'Send this call as JSON.',
    ms: 'Hantar panggilan ini sebagai JSON.',
  },
  idempotency_key_required: {
    en: 'Send an Idempotency-Key header with a new UUID for this action.',
    ms: 'Hantar pengepala Idempotency-Key dengan UUID baharu bagi tindakan ini.',
  },
  parameter_repeated: {
    en: 'Give this parameter once.',
    ms: 'Berikan parameter ini sekali sahaja.',
  },
  date_override_invalid: {
    en: 'X-Date-Override must be a day such as 2026-11-21.',
    ms: 'X-Date-Override mesti suatu tarikh seperti 2026-11-21.',
  },
  date_override_out_of_range: {
    en: 'Please choose a day from {{first, date}} to {{last, date}}.',
    ms: 'Sila pilih hari dari {{first, date}} hingga {{last, date}}.',
  },
  streams_too_many: {
    en: 'Too many windows are open. Please close some of them.',
    ms: 'Terlalu banyak tetingkap dibuka. Sila tutup sebahagian daripadanya.',
  },
});
