import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about direct debits. */
export const directDebitTexts = defineMessages({
  mandate_active_subject: {
    en: 'Your direct debit is active',
    ms: 'Debit langsung anda aktif',
  },
  mandate_active_body: {
    en: 'Your bank has approved the direct debit. We now collect your repayments on their due dates.',
    ms: 'Bank anda telah meluluskan debit langsung itu. Kami kini mengutip bayaran balik anda pada tarikhnya.',
  },
  mandate_active_note: {
    en: 'If you did not set this up, please cancel it immediately and contact us.',
    ms: 'Jika anda tidak menyediakannya, sila batalkannya dengan segera dan hubungi kami.',
  },
  mandate_rejected_subject: {
    en: 'Your direct debit was not accepted',
    ms: 'Debit langsung anda tidak diterima',
  },
  mandate_rejected_body_bank: {
    en: 'Your bank did not approve the direct debit that you authorised. Please ask your bank for the reason.',
    ms: 'Bank anda tidak meluluskan debit langsung yang anda benarkan. Sila tanya bank anda akan sebabnya.',
  },
  mandate_rejected_body_held: {
    en: 'The account that you chose is not in the name of your company or one of its directors, so we cannot collect from it.',
    ms: 'Akaun yang anda pilih bukan atas nama syarikat anda atau salah seorang pengarahnya, jadi kami tidak boleh mengutip daripadanya.',
  },
  mandate_rejected_body_next: {
    en: 'Nothing will be collected. Please pay through FPX until a direct debit is active.',
    ms: 'Tiada kutipan akan dibuat. Sila bayar melalui FPX sehingga debit langsung aktif.',
  },
  mandate_changed_subject_accepted: {
    en: 'Your direct debit was changed',
    ms: 'Debit langsung anda telah diubah',
  },
  mandate_changed_subject_rejected: {
    en: 'Your direct debit was not changed',
    ms: 'Debit langsung anda tidak diubah',
  },
  mandate_changed_body_accepted: {
    en: '{{bankName}} has accepted the change. Each collection is now at most {{maxAmount, money}}.',
    ms: '{{bankName}} telah menerima perubahan itu. Setiap kutipan kini tidak melebihi {{maxAmount, money}}.',
  },
  mandate_changed_body_rejected: {
    en: 'The change was not authorised at {{bankName}}, or your bank did not accept it. The maximum of {{maxAmount, money}} remains valid.',
    ms: 'Perubahan itu tidak dibenarkan di {{bankName}}, atau bank anda tidak menerimanya. Had {{maxAmount, money}} kekal sah.',
  },
  mandate_ended_subject: {
    en: 'Your direct debit has ended',
    ms: 'Debit langsung anda telah tamat',
  },
  mandate_ended_body_owner: {
    en: 'You have cancelled your direct debit.',
    ms: 'Anda telah membatalkan debit langsung anda.',
  },
  mandate_ended_body_bank: {
    en: 'Your bank has notified us that your direct debit has ended.',
    ms: 'Bank anda memaklumkan kepada kami bahawa debit langsung anda telah tamat.',
  },
  mandate_ended_body_time: {
    en: 'The authorisation of your direct debit has expired.',
    ms: 'Kebenaran debit langsung anda telah tamat tempoh.',
  },
  mandate_ended_body_next: {
    en: 'There will be no further collections. Please pay through FPX on the due dates, or set up another direct debit.',
    ms: 'Tiada kutipan lagi akan dibuat. Sila bayar melalui FPX pada tarikhnya, atau sediakan debit langsung yang lain.',
  },
  collection_paid_subject: {
    en: 'We have collected {{amount, money}}',
    ms: 'Kami telah mengutip {{amount, money}}',
  },
  collection_paid_body: {
    en: 'The repayment for note {{noteNumber}} was collected by direct debit and is distributed to its investors.',
    ms: 'Bayaran balik bagi nota {{noteNumber}} telah dikutip melalui debit langsung dan diagihkan kepada pelaburnya.',
  },
  collection_failed_subject: {
    en: 'We could not collect {{amount, money}}',
    ms: 'Kami tidak dapat mengutip {{amount, money}}',
  },
  collection_failed_body_limit: {
    en: 'Your bank reports insufficient funds, or that the limit of the account was reached.',
    ms: 'Bank anda memaklumkan bahawa baki akaun tidak mencukupi, atau hadnya telah dicapai.',
  },
  collection_failed_body_bank_offline: {
    en: 'The systems of your bank were not available.',
    ms: 'Sistem bank anda tidak tersedia.',
  },
  collection_failed_body_other: {
    en: 'Your bank did not carry out the collection.',
    ms: 'Bank anda tidak melaksanakan kutipan itu.',
  },
  collection_failed_body_final: {
    en: 'We will not try again. Please pay through FPX now, so that no late charge is added.',
    ms: 'Kami tidak akan mencuba lagi. Sila bayar melalui FPX sekarang supaya tiada caj lewat bayar dikenakan.',
  },
  collection_failed_body_retry: {
    en: 'We will try again on {{retryOn, date}}. You can also pay through FPX before that; then nothing more is collected.',
    ms: 'Kami akan mencuba lagi pada {{retryOn, date}}. Anda juga boleh membayar melalui FPX sebelum itu; selepas itu tiada kutipan dibuat.',
  },
  deposit_active_subject: {
    en: 'Your recurring deposit is active',
    ms: 'Deposit berkala anda aktif',
  },
  deposit_active_body: {
    en: 'Your bank has approved it. We now top up your account on day {{dayOfMonth}} of each month, or on the next business day.',
    ms: 'Bank anda telah meluluskannya. Kami kini menambah nilai akaun anda pada hari {{dayOfMonth}} setiap bulan, atau pada hari bekerja berikutnya.',
  },
  deposit_rejected_subject: {
    en: 'Your recurring deposit was not accepted',
    ms: 'Deposit berkala anda tidak diterima',
  },
  deposit_rejected_body_held: {
    en: 'The account that you chose is not in your name, so we cannot collect from it.',
    ms: 'Akaun yang anda pilih bukan atas nama anda, jadi kami tidak boleh mengutip daripadanya.',
  },
  deposit_rejected_body_next: {
    en: 'Nothing will be collected. You can top up through FPX at any time.',
    ms: 'Tiada kutipan akan dibuat. Anda boleh menambah nilai melalui FPX pada bila-bila masa.',
  },
  deposit_ended_subject: {
    en: 'Your recurring deposit has ended',
    ms: 'Deposit berkala anda telah tamat',
  },
  deposit_ended_body_owner: {
    en: 'You have stopped your recurring deposit.',
    ms: 'Anda telah menghentikan deposit berkala anda.',
  },
  deposit_ended_body_bank: {
    en: 'Your bank has notified us that the direct debit of your recurring deposit has ended.',
    ms: 'Bank anda memaklumkan kepada kami bahawa debit langsung bagi deposit berkala anda telah tamat.',
  },
  deposit_ended_body_time: {
    en: 'Your recurring deposit has passed its last day.',
    ms: 'Hari terakhir deposit berkala anda telah berlalu.',
  },
  deposit_ended_body_next: {
    en: 'There will be no further collections. You can top up through FPX, or set up another recurring deposit.',
    ms: 'Tiada kutipan lagi akan dibuat. Anda boleh menambah nilai melalui FPX, atau menyediakan deposit berkala yang lain.',
  },
  deposit_failed_subject: {
    en: 'We could not collect your deposit of {{amount, money}}',
    ms: 'Kami tidak dapat mengutip deposit anda sebanyak {{amount, money}}',
  },
  deposit_failed_body_retry: {
    en: 'We will try again on {{retryOn, date}}. You can pause or stop your recurring deposit before that. We charge nothing for this.',
    ms: 'Kami akan mencuba lagi pada {{retryOn, date}}. Anda boleh menjeda atau menghentikan deposit berkala anda sebelum itu. Kami tidak mengenakan caj untuk ini.',
  },
  deposit_failed_body_paused: {
    en: 'We will not try again and have paused your recurring deposit. You can resume it at any time. We charge nothing for this.',
    ms: 'Kami tidak akan mencuba lagi dan telah menjeda deposit berkala anda. Anda boleh menyambungnya semula pada bila-bila masa. Kami tidak mengenakan caj untuk ini.',
  },
});
