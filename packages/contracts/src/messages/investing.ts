import { defineMessages } from './definition.ts';

/** Presets, subscriptions and campaigns. */
export const investingMessages = defineMessages({
  preset_tenure_reversed: {
    en: 'Please let the shortest tenure be no longer than the longest',
    ms: 'Tempoh terpendek tidak boleh melebihi tempoh terpanjang',
  },
  guaranteed_only_choice: {
    en: 'Your account is limited to guaranteed notes. Please choose only.',
    ms: 'Akaun anda terhad kepada nota berjaminan. Sila pilih nota berjaminan sahaja.',
  },
  preset_rate_out_of_range: {
    en: 'Please enter rates from 0.01 to {{max}} percent a year',
    ms: 'Sila masukkan kadar dari 0.01 hingga {{max}} peratus setahun',
  },
  preset_rates_reversed: {
    en: 'Please let the lowest rate be no higher than the highest',
    ms: 'Kadar terendah tidak boleh melebihi kadar tertinggi',
  },
  preset_amount_below_minimum: {
    en: 'Please enter at least {{minimum, money}}',
    ms: 'Sila masukkan sekurang-kurangnya {{minimum, money}}',
  },
  preset_amount_step: {
    en: 'Please use steps of {{step, money}}',
    ms: 'Sila gunakan gandaan {{step, money}}',
  },
  preset_amounts_reversed: {
    en: 'Please let the smallest amount be no more than the largest',
    ms: 'Jumlah terkecil tidak boleh melebihi jumlah terbesar',
  },
  preset_pause_out_of_range: {
    en: 'Please choose a day from {{from, date}} to {{to, date}}',
    ms: 'Sila pilih tarikh dari {{from, date}} hingga {{to, date}}',
  },
  issuer_share_invalid: {
    en: 'Please enter a share from 0.01 to 100 percent',
    ms: 'Sila masukkan bahagian dari 0.01 hingga 100 peratus',
  },
  calendar_period_too_long: {
    en: 'Please choose a last day after the first one, at most four years later',
    ms: 'Sila pilih hari terakhir selepas hari pertama, paling lewat empat tahun kemudian',
  },
  cancel_limit_reached: {
    en: 'You have cancelled as often as you may in {{days, number}} days: {{limit, number}}. Please wait before you cancel again.',
    ms: 'Anda telah membatalkan sebanyak yang dibenarkan dalam masa {{days, number}} hari: {{limit, number}}. Sila tunggu sebelum membatalkan lagi.',
  },
  fact_sheet_unchanged: {
    en: 'Please change something first; the fact sheet already says this',
    ms: 'Sila buat perubahan dahulu; helaian fakta sudah menyatakan perkara ini',
  },
  search_name_taken: {
    en: 'You have a saved search of this name. Please choose another name.',
    ms: 'Anda sudah mempunyai carian tersimpan dengan nama ini. Sila pilih nama lain.',
  },
  searches_used_up: {
    en: 'You can save {{limit, number}} searches. Please delete one first.',
    ms: 'Anda boleh menyimpan {{limit, number}} carian. Sila padamkan satu dahulu.',
  },
  amount_above_note_left: {
    en: 'Only {{left, money}} is left in this note. Please enter {{left, money}} or less.',
    ms: 'Hanya {{left, money}} tinggal dalam nota ini. Sila masukkan {{left, money}} atau kurang.',
  },
  investment_below_minimum: {
    en: 'The minimum is {{minimum, money}}. Please enter a larger amount.',
    ms: 'Minimum ialah {{minimum, money}}. Sila masukkan jumlah yang lebih besar.',
  },
  investment_step: {
    en: 'Please enter an amount in steps of {{step, money}}.',
    ms: 'Sila masukkan jumlah dalam gandaan {{step, money}}.',
  },
  cash_balance_too_low: {
    en: 'Your cash balance is {{balance, money}}. Please top up or enter a smaller amount.',
    ms: 'Baki tunai anda ialah {{balance, money}}. Sila tambah nilai atau masukkan jumlah yang lebih kecil.',
  },
  campaign_unsuccessful_reason: {
    en: 'The note did not raise enough before its campaign ended, so it is not issued.',
    ms: 'Nota ini tidak mengumpul jumlah yang mencukupi sebelum kempennya tamat, maka nota tidak diterbitkan.',
  },
  note_cancelled_reason: { en: 'The note is not issued.', ms: 'Nota ini tidak diterbitkan.' },
});
