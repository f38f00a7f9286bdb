import { defineMessages } from './definition.ts';

/** Errors of conversations and cases. */
export const caseErrorMessages = defineMessages({
  case_changed: {
    en: 'This case was changed in the meantime. Please read what is new, then try again.',
    ms: 'Kes ini telah berubah sementara itu. Sila baca perkara yang baharu, kemudian cuba lagi.',
  },
  case_closed: {
    en: 'This case is closed. It opens again when the customer writes.',
    ms: 'Kes ini sudah ditutup. Ia dibuka semula apabila pelanggan menulis.',
  },
  conversation_limit: {
    en: 'You have too many open conversations. Please reply in one of them.',
    ms: 'Anda mempunyai terlalu banyak perbualan yang dibuka. Sila balas dalam salah satu daripadanya.',
  },
  message_limit: {
    en: 'You have sent many messages today. Please wait for our answer.',
    ms: 'Anda telah menghantar banyak mesej hari ini. Sila tunggu jawapan kami.',
  },
});

/** Fields of conversations and cases. */
export const caseMessages = defineMessages({
  conversation_limit_reached: {
    en: 'You may have {{most, number}} open conversations at a time. Please reply in one of them.',
    ms: 'Anda boleh mempunyai {{most, number}} perbualan yang dibuka pada satu masa. Sila balas dalam salah satu daripadanya.',
  },
  message_limit_reached: {
    en: 'You may send {{most, number}} messages within 24 hours. Please wait for our answer.',
    ms: 'Anda boleh menghantar {{most, number}} mesej dalam masa 24 jam. Sila tunggu jawapan kami.',
  },
  conversation_kind_required: { en: 'Please choose what this is about.', ms: 'Sila pilih perkara ini.' },
  conversation_subject_required: { en: 'Please enter a subject.', ms: 'Sila masukkan tajuk.' },
  conversation_text_required: { en: 'Please write your message.', ms: 'Sila tulis mesej anda.' },
  case_kind_required: { en: 'Please choose the kind of case.', ms: 'Sila pilih jenis kes.' },
  case_note_required: { en: 'Please write a note.', ms: 'Sila tulis catatan.' },
  case_priority_required: { en: 'Please choose a priority.', ms: 'Sila pilih keutamaan.' },
  case_tab_invalid: { en: 'Please choose one of the lists.', ms: 'Sila pilih salah satu senarai.' },
  case_reason_required: { en: 'Please choose a reason.', ms: 'Sila pilih sebab.' },
  case_version_required: {
    en: 'Please send the version of the case that you last read.',
    ms: 'Sila hantar versi kes yang terakhir anda baca.',
  },
  case_owner_invalid: {
    en: 'This operator cannot work on the case. Please choose another one.',
    ms: 'Operator ini tidak boleh mengendalikan kes ini. Sila pilih operator lain.',
  },
  case_customer_unknown: { en: 'There is no such customer.', ms: 'Pelanggan ini tiada.' },
  case_customer_closed: {
    en: 'This customer has closed the account and reads no messages any more.',
    ms: 'Pelanggan ini telah menutup akaun dan tidak lagi membaca mesej.',
  },
  case_link_exists: {
    en: 'The case is linked to {{reference}} already.',
    ms: 'Kes ini sudah dipautkan kepada {{reference}}.',
  },
  case_link_permanent: {
    en: 'The case was opened for this, so it stays linked.',
    ms: 'Kes ini dibuka untuk perkara ini, jadi pautannya kekal.',
  },
  case_link_kind_required: {
    en: 'Please choose what the link leads to.',
    ms: 'Sila pilih perkara yang dipautkan.',
  },
  case_link_reference_required: {
    en: 'Please enter a number or reference.',
    ms: 'Sila masukkan nombor atau rujukan.',
  },
  case_subject_structuring: { en: 'Structuring', ms: 'Pemecahan deposit' },
  case_subject_rapid_movement: { en: 'Rapid movement of funds', ms: 'Aliran dana pantas' },
  case_subject_dormant_active: { en: 'Dormant then active', ms: 'Tidak aktif kemudian aktif' },
  case_subject_shared_accounts: { en: 'Shared bank account', ms: 'Akaun bank dikongsi' },
  case_subject_out_of_profile: { en: 'Out of profile', ms: 'Di luar profil' },
  case_subject_related_party: { en: 'Related party', ms: 'Pihak berkaitan' },
  case_subject_suspicion_report: {
    en: 'Suspicious transaction report',
    ms: 'Laporan transaksi mencurigakan',
  },
  case_subject_screening_hit: {
    en: 'Name like one of the screening list',
    ms: 'Nama serupa dengan senarai saringan',
  },
  case_link_unknown: {
    en: 'Nothing was found by {{reference}}. Please check the number or reference.',
    ms: 'Tiada apa-apa ditemui dengan {{reference}}. Sila semak nombor atau rujukan.',
  },
});

/** The service levels of cases, by kind (CAS-4). */
export const caseSettingMessages = defineMessages({
  setting_case_complaint_hours: {
    en: 'Within how many hours a complaint is answered, in hours',
    ms: 'Tempoh aduan perlu dijawab, dalam jam',
  },
  setting_case_data_request_hours: {
    en: 'Within how many hours a request about personal data is answered, in hours',
    ms: 'Tempoh permintaan tentang data peribadi perlu dijawab, dalam jam',
  },
  setting_case_message_hours: {
    en: "Within how many hours a customer's question is answered, in hours",
    ms: 'Tempoh soalan pelanggan perlu dijawab, dalam jam',
  },
  setting_case_other_hours: {
    en: 'Within how many hours any other case is due, in hours',
    ms: 'Tempoh kes lain perlu diselesaikan, dalam jam',
  },
  setting_held_money_case_days: {
    en: 'After how many days money that is held becomes a case, in days',
    ms: 'Selepas berapa hari wang yang ditahan menjadi kes, dalam hari',
  },
});
