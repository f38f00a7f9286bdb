import { defineMessages } from './definition.ts';

/** Fields of registers, and of what cases are closed with (CMP-5). */
export const registerMessages = defineMessages({
  register_required: { en: 'Please choose a register.', ms: 'Sila pilih daftar.' },
  register_state_invalid: {
    en: 'Please choose a status of this register.',
    ms: 'Sila pilih status daftar ini.',
  },
  register_version_required: {
    en: 'Please send the version of the entry that you last read.',
    ms: 'Sila hantar versi entri yang terakhir anda baca.',
  },
  breach_kind_required: { en: 'Please choose the kind of breach.', ms: 'Sila pilih jenis pelanggaran.' },
  breach_discovered_invalid: {
    en: 'A breach is discovered on the day it occurred or after it, and not later than today.',
    ms: 'Pelanggaran ditemui pada atau selepas hari ia berlaku, dan tidak lewat daripada hari ini.',
  },
  breach_notified_invalid: {
    en: 'The authority is notified on the day of discovery or after it, and not later than today.',
    ms: 'Pihak berkuasa dimaklumkan pada atau selepas hari penemuan, dan tidak lewat daripada hari ini.',
  },
  breach_remedy_required: {
    en: 'Please describe the remedy before the breach is closed.',
    ms: 'Sila huraikan pemulihan sebelum pelanggaran ditutup.',
  },
  persons_affected_invalid: {
    en: 'Please enter how many persons are affected, as a whole number.',
    ms: 'Sila masukkan bilangan orang yang terjejas, dalam nombor bulat.',
  },
  conflict_nature_required: {
    en: 'Please choose what the conflict of interest lies in.',
    ms: 'Sila pilih sifat konflik kepentingan.',
  },
  counterparty_required: {
    en: 'Please enter the person or company.',
    ms: 'Sila masukkan orang atau syarikat.',
  },
  conflict_customer_unknown: {
    en: 'There is no investor or company of this number.',
    ms: 'Tiada pelabur atau syarikat dengan nombor ini.',
  },
  conflict_review_required: {
    en: 'Please choose a day after today for the next review.',
    ms: 'Sila pilih hari selepas hari ini untuk semakan berikutnya.',
  },
  case_resolution_invalid: {
    en: 'Please enter the resolution that this kind of case has.',
    ms: 'Sila masukkan penyelesaian bagi jenis kes ini.',
  },
  complaint_cause_required: { en: 'Please choose the cause.', ms: 'Sila pilih punca.' },
  case_outcome_required: { en: 'Please choose the outcome.', ms: 'Sila pilih keputusan.' },
  data_request_type_required: {
    en: 'Please choose what the request is for.',
    ms: 'Sila pilih tujuan permintaan.',
  },
});

/** Errors of registers. */
export const registerErrorMessages = defineMessages({
  case_resolution_required: {
    en: 'A complaint or data request is closed with its outcome. Please enter it.',
    ms: 'Aduan atau permintaan data ditutup bersama keputusannya. Sila masukkan keputusan itu.',
  },
  entry_changed: {
    en: 'Somebody else has changed this entry. Please read it again before you continue.',
    ms: 'Orang lain telah mengubah entri ini. Sila baca semula sebelum anda meneruskan.',
  },
  own_conflict: {
    en: 'Another one of compliance manages the conflicts that you disclosed.',
    ms: 'Pegawai pematuhan lain menguruskan konflik yang anda dedahkan.',
  },
});

/** What the settings of registers decide. */
export const registerSettingMessages = defineMessages({
  setting_breach_notification_hours: {
    en: 'Within how many hours of its discovery a breach of personal data is notified to the authority',
    ms: 'Dalam berapa jam selepas ditemui pelanggaran data peribadi dimaklumkan kepada pihak berkuasa',
  },
});
