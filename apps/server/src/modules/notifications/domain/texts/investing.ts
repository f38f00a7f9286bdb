import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails to investors about their notes; interest and profit are never mixed (SHR-1). */
export const investingTexts = defineMessages({
  note_issued_subject: {
    en: 'Note {{noteNumber}} has been issued',
    ms: 'Nota {{noteNumber}} telah diterbitkan',
  },
  note_issued_body_interest: {
    en: 'Your investment is active. The first payment of interest is due on {{firstDueOn, date}}.',
    ms: 'Pelaburan anda kini aktif. Bayaran faedah yang pertama perlu dibuat pada {{firstDueOn, date}}.',
  },
  note_issued_body_profit: {
    en: 'Your investment is active. The first payment of profit is due on {{firstDueOn, date}}.',
    ms: 'Pelaburan anda kini aktif. Bayaran keuntungan yang pertama perlu dibuat pada {{firstDueOn, date}}.',
  },
  note_issued_body: {
    en: 'The confirmation of your investment, with the repayment schedule for your amount, is on the page of the note and in My Activity.',
    ms: 'Pengesahan pelaburan anda, berserta jadual bayaran balik bagi jumlah anda, ada pada halaman nota dan dalam Aktiviti Saya.',
  },
  campaign_paused_subject: {
    en: 'The campaign of note {{noteNumber}} is paused',
    ms: 'Kempen nota {{noteNumber}} dihentikan sementara',
  },
  campaign_paused_body: {
    en: 'The campaign of a note you have invested in is paused, because something about it has changed.',
    ms: 'Kempen nota yang anda laburkan dihentikan sementara kerana maklumat tentangnya telah berubah.',
  },
  campaign_paused_body_cancel: {
    en: 'Until the campaign resumes you may cancel your whole investment, whenever you made it. If you do nothing, it stays.',
    ms: 'Sehingga kempen diteruskan, anda boleh membatalkan seluruh pelaburan anda, tanpa mengira bila anda membuatnya. Jika anda tidak berbuat apa-apa, pelaburan anda kekal.',
  },
  campaign_resumed_subject: {
    en: 'The campaign of note {{noteNumber}} has resumed',
    ms: 'Kempen nota {{noteNumber}} telah diteruskan',
  },
  campaign_cancelled_subject: {
    en: 'The campaign of note {{noteNumber}} was cancelled',
    ms: 'Kempen nota {{noteNumber}} telah dibatalkan',
  },
  fact_sheet_revised_subject: {
    en: 'The fact sheet of note {{noteNumber}} was revised',
    ms: 'Helaian fakta nota {{noteNumber}} telah disemak semula',
  },
  fact_sheet_revised_body_investor: {
    en: 'The fact sheet of a note you have invested in was corrected. The campaign is paused.',
    ms: 'Helaian fakta nota yang anda laburkan telah diperbetulkan. Kempen dihentikan sementara.',
  },
  fact_sheet_revised_body_issuer: {
    en: 'The fact sheet of your note was corrected. The campaign is paused, and investors were notified.',
    ms: 'Helaian fakta nota anda telah diperbetulkan. Kempen dihentikan sementara dan pelabur telah dimaklumkan.',
  },
  sheet_security_before: { en: 'Security, before: {{value}}', ms: 'Cagaran, sebelum ini: {{value}}' },
  sheet_security_new: {
    en: 'Security, before: not on the fact sheet',
    ms: 'Cagaran, sebelum ini: tiada pada helaian fakta',
  },
  sheet_security_now: { en: 'Security, now: {{value}}', ms: 'Cagaran, kini: {{value}}' },
  sheet_security_removed: {
    en: 'Security, now: not on the fact sheet any more',
    ms: 'Cagaran, kini: tiada lagi pada helaian fakta',
  },
  sheet_risk_before: { en: 'Risk, before: {{value}}', ms: 'Risiko, sebelum ini: {{value}}' },
  sheet_risk_new: {
    en: 'Risk, before: not on the fact sheet',
    ms: 'Risiko, sebelum ini: tiada pada helaian fakta',
  },
  sheet_risk_now: { en: 'Risk, now: {{value}}', ms: 'Risiko, kini: {{value}}' },
  sheet_risk_removed: {
    en: 'Risk, now: not on the fact sheet any more',
    ms: 'Risiko, kini: tiada lagi pada helaian fakta',
  },
  sheet_document_before: { en: 'Document, before: {{value}}', ms: 'Dokumen, sebelum ini: {{value}}' },
  sheet_document_new: {
    en: 'Document, before: not on the fact sheet',
    ms: 'Dokumen, sebelum ini: tiada pada helaian fakta',
  },
  sheet_document_now: { en: 'Document, now: {{value}}', ms: 'Dokumen, kini: {{value}}' },
  sheet_document_removed: {
    en: 'Document, now: not on the fact sheet any more',
    ms: 'Dokumen, kini: tiada lagi pada helaian fakta',
  },
  note_update_subject: {
    en: 'Note {{noteNumber}}: {{title, message}}',
    ms: 'Nota {{noteNumber}}: {{title, message}}',
  },
  note_updates_subject: {
    en: {
      one: 'Note {{noteNumber}}: {{count, number}} update',
      other: 'Note {{noteNumber}}: {{count, number}} updates',
    },
    ms: 'Nota {{noteNumber}}: {{count, number}} perkembangan',
  },
  note_update_body: {
    en: '{{title, message}}. {{body, message}}',
    ms: '{{title, message}}. {{body, message}}',
  },
  note_update_footer_interest: {
    en: 'Expected principal and interest, and every further step, are on the page of the note.',
    ms: 'Prinsipal dan faedah yang dijangka serta setiap langkah seterusnya ada pada halaman nota.',
  },
  note_update_footer_profit: {
    en: 'Expected principal and profit, and every further step, are on the page of the note.',
    ms: 'Prinsipal dan keuntungan yang dijangka serta setiap langkah seterusnya ada pada halaman nota.',
  },
  saved_search_matched_subject: {
    en: 'Note {{noteNumber}} matches your saved search “{{search, message}}”',
    ms: 'Nota {{noteNumber}} sepadan dengan carian tersimpan anda “{{search, message}}”',
  },
  saved_search_matched_body: {
    en: 'A note that matches a search you saved has been listed. Please read its fact sheet before you decide.',
    ms: 'Nota yang sepadan dengan carian yang anda simpan telah disenaraikan. Sila baca helaian faktanya sebelum membuat keputusan.',
  },
  saved_search_matched_off: {
    en: 'You can switch these alerts off in your saved searches.',
    ms: 'Anda boleh mematikan makluman ini dalam carian tersimpan anda.',
  },
  subscription_returned_subject: {
    en: 'Your investment in note {{noteNumber}} is returned',
    ms: 'Pelaburan anda dalam nota {{noteNumber}} dipulangkan',
  },
  subscription_returned_body: {
    en: 'The whole amount is back in your cash balance and can be invested again.',
    ms: 'Seluruh jumlah telah kembali ke baki tunai anda dan boleh dilaburkan semula.',
  },
  repayment_received_subject: {
    en: 'You received {{net, money}} from note {{noteNumber}}',
    ms: 'Anda menerima {{net, money}} daripada nota {{noteNumber}}',
  },
  repayment_received_body: {
    en: 'A repayment was received on this note and your share is in your cash balance.',
    ms: 'Bayaran balik telah diterima bagi nota ini dan bahagian anda ada dalam baki tunai anda.',
  },
});
