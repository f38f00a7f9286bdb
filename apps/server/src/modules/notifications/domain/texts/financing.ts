import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails to business owners about their financing. */
export const financingTexts = defineMessages({
  financing_received_subject: {
    en: 'We have received your application {{noteNumber}}',
    ms: 'Kami telah menerima permohonan anda {{noteNumber}}',
  },
  financing_received_body: {
    en: 'Thank you. We are assessing your figures and will reply with an offer or with questions.',
    ms: 'Terima kasih. Kami sedang menilai angka anda dan akan membalas dengan tawaran atau soalan.',
  },
  financing_rejected_subject: {
    en: 'Your application {{noteNumber}} was not successful',
    ms: 'Permohonan anda {{noteNumber}} tidak berjaya',
  },
  financing_rejected_body: {
    en: 'We have assessed your application carefully and are unable to make an offer.',
    ms: 'Kami telah menilai permohonan anda dengan teliti dan tidak dapat membuat tawaran.',
  },
  financing_rejected_body_2: {
    en: 'You may apply again when this has changed.',
    ms: 'Anda boleh memohon lagi apabila keadaan ini berubah.',
  },
  offer_made_subject: {
    en: 'Your offer for {{amount, money}} is ready',
    ms: 'Tawaran anda sebanyak {{amount, money}} sudah sedia',
  },
  offer_made_body: {
    en: 'We have made you an offer. Please review and accept it, so that your note can be listed.',
    ms: 'Kami telah membuat tawaran kepada anda. Sila semak dan terima tawaran itu supaya nota anda dapat disenaraikan.',
  },
  documents_requested_subject: {
    en: 'Documents are needed for {{noteNumber}}',
    ms: 'Dokumen diperlukan bagi {{noteNumber}}',
  },
  documents_requested_body: {
    en: 'Please submit the following, so that we can continue.',
    ms: 'Sila hantar yang berikut supaya kami dapat meneruskan.',
  },
  note_listed_subject: {
    en: 'Note {{noteNumber}} is open for investors',
    ms: 'Nota {{noteNumber}} dibuka kepada pelabur',
  },
  note_listed_body: {
    en: 'Your note is listed. You can follow its funding progress.',
    ms: 'Nota anda telah disenaraikan. Anda boleh mengikuti kemajuan pembiayaannya.',
  },
  note_funded_subject: {
    en: 'Note {{noteNumber}} is fully funded',
    ms: 'Nota {{noteNumber}} telah dibiayai sepenuhnya',
  },
  note_funded_body: {
    en: 'Your campaign was successful. Please sign, so that we can issue the note and pay you.',
    ms: 'Kempen anda berjaya. Sila tandatangani supaya kami dapat menerbitkan nota dan membayar anda.',
  },
  signature_void_subject: {
    en: 'Please sign for note {{noteNumber}} again',
    ms: 'Sila tandatangani nota {{noteNumber}} sekali lagi',
  },
  signature_void_body_trade_unfinished: {
    en: 'The commodity trade was not completed on the day of your signature.',
    ms: 'Dagangan komoditi tidak selesai pada hari anda menandatangani.',
  },
  signature_void_body_price_changed: {
    en: 'A price of the commodity trade changed after you signed.',
    ms: 'Harga dagangan komoditi telah berubah selepas anda menandatangani.',
  },
  signature_void_body_terms_changed: {
    en: 'The terms of the agreement changed after you signed.',
    ms: 'Terma perjanjian telah berubah selepas anda menandatangani.',
  },
  signature_void_body_next: {
    en: 'Your signature is void and you owe nothing. The trades made are reversed at our cost. Please sign again to issue the note.',
    ms: 'Tandatangan anda terbatal dan anda tidak berhutang apa-apa. Dagangan yang telah dibuat dibalikkan atas kos kami. Sila tandatangani sekali lagi untuk menerbitkan nota.',
  },
  note_issued_to_issuer_subject: {
    en: 'Note {{noteNumber}} is issued and your disbursement is on its way',
    ms: 'Nota {{noteNumber}} diterbitkan dan pengeluaran bersih anda sedang dihantar',
  },
  note_issued_to_issuer_body: {
    en: 'Thank you for signing. {{net, money}} is paid to your bank account.',
    ms: 'Terima kasih kerana menandatangani. {{net, money}} dibayar ke akaun bank anda.',
  },
});
