import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about account statements. */
export const statementTexts = defineMessages({
  statement_ready_subject: {
    en: 'Your statement for {{month, month}} is ready',
    ms: 'Penyata anda bagi {{month, month}} telah sedia',
  },
  statement_ready_body: {
    en: 'It lists every movement of your cash balance in that month. Sign in to download it as PDF or CSV.',
    ms: 'Ia menyenaraikan setiap keluar masuk baki tunai anda pada bulan tersebut. Log masuk untuk memuat turunnya sebagai PDF atau CSV.',
  },
});
