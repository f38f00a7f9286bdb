import { messages } from '../messages.ts';
import { defineMessages } from './definition.ts';

/** What auto-investment did about a note, and why (AUTO-12). */
export const autoInvestReasonsMessages = defineMessages({
  auto_invest_off: {
    en: 'Auto-investment was off for your account.',
    ms: 'Pelaburan automatik tidak aktif bagi akaun anda.',
  },
  auto_invest_allocated: {
    en: '{{amount, money}} was invested for you.',
    ms: '{{amount, money}} telah dilaburkan untuk anda.',
  },
  auto_invest_allocated_in_part: {
    en: '{{amount, money}} was invested for you. Your preset could have taken {{cap, money}}; presets divided the {{share, percent}} of the note that is for them.',
    ms: '{{amount, money}} telah dilaburkan untuk anda. Tetapan anda boleh mengambil {{cap, money}}; tetapan berkongsi {{share, percent}} daripada nota yang diperuntukkan baginya.',
  },
  auto_invest_switched_on_later: {
    en: 'Your preset was switched on after presets had their turn at this note.',
    ms: 'Tetapan anda diaktifkan selepas giliran tetapan bagi nota ini.',
  },
  auto_invest_unrecorded: {
    en: 'No reason was recorded for this note.',
    ms: 'Tiada sebab direkodkan bagi nota ini.',
  },
  auto_invest_note_closed: {
    en: 'The note took no more investments by the time presets had their turn.',
    ms: 'Nota tidak menerima pelaburan lagi semasa giliran tetapan tiba.',
  },
  auto_invest_no_preset: {
    en: 'No preset had a turn at this note: none was switched on when it was listed.',
    ms: 'Tiada tetapan mendapat giliran bagi nota ini: tiada yang aktif semasa ia disenaraikan.',
  },
  auto_invest_run_stopped: {
    en: 'The run for this note was stopped before presets had their turn.',
    ms: 'Proses bagi nota ini dihentikan sebelum giliran tetapan tiba.',
  },
  auto_invest_stopped_before_turn: {
    en: 'The run for this note was stopped before your turn came.',
    ms: 'Proses bagi nota ini dihentikan sebelum giliran anda tiba.',
  },
  auto_invest_was_limited_to_guaranteed: {
    en: 'Your account was limited to guaranteed notes; this one is not.',
    ms: 'Akaun anda ketika itu terhad kepada nota berjaminan; nota ini tidak berjaminan.',
  },
  auto_invest_wakalah_not_accepted: {
    en: 'You had not accepted the terms with the wakalah that a Shariah note needs.',
    ms: 'Anda belum menerima terma dengan wakalah yang diperlukan oleh nota Syariah.',
  },
  auto_invest_not_topped_up: { en: 'You had not topped up yet.', ms: 'Anda belum menambah nilai.' },
  auto_invest_fund_managed: {
    en: 'Your funds were managed by the platform, so your own preset did not count.',
    ms: 'Dana anda diuruskan oleh platform, jadi tetapan anda sendiri tidak dikira.',
  },
  auto_invest_not_approved: {
    en: 'Your application was not approved at that time.',
    ms: 'Permohonan anda belum diluluskan ketika itu.',
  },
  auto_invest_inactive: {
    en: 'Your account was not active at that time.',
    ms: 'Akaun anda tidak aktif ketika itu.',
  },
  auto_invest_balance_fell: {
    en: 'It was your turn, but your cash balance fell before it could be invested.',
    ms: 'Giliran anda tiba, tetapi baki tunai anda berkurang sebelum ia dapat dilaburkan.',
  },
  auto_invest_plan_limit_reached: {
    en: 'It was your turn, but another investment took you to the limit of your plan first.',
    ms: 'Giliran anda tiba, tetapi pelaburan lain telah membawa anda ke had pelan anda dahulu.',
  },
  auto_invest_issuer_limit_reached: {
    en: 'It was your turn, but another investment took you to your limit for this issuer first.',
    ms: 'Giliran anda tiba, tetapi pelaburan lain telah membawa anda ke had anda bagi penerbit ini dahulu.',
  },
  auto_invest_month_budget_reached: {
    en: 'It was your turn, but your monthly budget was used up first.',
    ms: 'Giliran anda tiba, tetapi bajet bulanan anda telah habis dahulu.',
  },
  auto_invest_note_full: {
    en: 'It was your turn, but the note took no more investments.',
    ms: 'Giliran anda tiba, tetapi nota tidak menerima pelaburan lagi.',
  },
  auto_invest_share_used_up: {
    en: 'Presets that had waited longer took the {{share, percent}} of the note that is for presets. You moved up in the order.',
    ms: 'Tetapan yang menunggu lebih lama mengambil {{share, percent}} daripada nota yang diperuntukkan bagi tetapan. Giliran anda naik.',
  },
  auto_invest_balance_too_low: {
    en: 'Your cash balance was {{cash, money}}; your preset invests at least {{least, money}}.',
    ms: 'Baki tunai anda ialah {{cash, money}}; tetapan anda melabur sekurang-kurangnya {{least, money}}.',
  },
  auto_invest_plan_limit: {
    en: 'You had {{invested, money}} invested, and the limit of your plan was {{limit, money}}; your preset invests at least {{least, money}}.',
    ms: 'Pelaburan anda ialah {{invested, money}}, dan had pelan anda ketika itu ialah {{limit, money}}; tetapan anda melabur sekurang-kurangnya {{least, money}}.',
  },
  auto_invest_issuer_limit: {
    en: '{{part, money}} of your {{invested, money}} was with this issuer; {{share, percent}} at most leaves less than {{least, money}}.',
    ms: '{{part, money}} daripada {{invested, money}} anda adalah dengan penerbit ini; had {{share, percent}} meninggalkan kurang daripada {{least, money}}.',
  },
  auto_invest_month_budget: {
    en: 'Your preset had invested {{used, money}} of its monthly budget of {{budget, money}}; it invests at least {{least, money}}.',
    ms: 'Tetapan anda telah melabur {{used, money}} daripada bajet bulanannya {{budget, money}}; ia melabur sekurang-kurangnya {{least, money}}.',
  },
  auto_invest_preset_off: { en: 'Your preset was switched off.', ms: 'Tetapan anda dimatikan.' },
  auto_invest_preset_paused: {
    en: 'Your preset was paused until {{until, date}}.',
    ms: 'Tetapan anda dijeda sehingga {{until, date}}.',
  },
  auto_invest_contract_excluded: {
    en: 'Your preset does not take {{contract, name}} notes.',
    ms: 'Tetapan anda tidak mengambil nota {{contract, name}}.',
  },
  auto_invest_type_excluded: {
    en: 'Your preset does not take {{type, name}}.',
    ms: 'Tetapan anda tidak mengambil {{type, name}}.',
  },
  auto_invest_term_outside: {
    en: 'The tenure of the note is {{months, number}} months; your preset takes {{from, number}} to {{to, number}} months.',
    ms: 'Tempoh nota ialah {{months, number}} bulan; tetapan anda mengambil {{from, number}} hingga {{to, number}} bulan.',
  },
  auto_invest_rate_outside: {
    en: 'The rate of the note is {{rate, percent}} p.a.; your preset takes {{from, percent}} to {{to, percent}}.',
    ms: 'Kadar nota ialah {{rate, percent}} setahun; tetapan anda mengambil {{from, percent}} hingga {{to, percent}}.',
  },
  auto_invest_guaranteed_excluded: {
    en: 'Your preset leaves guaranteed notes out.',
    ms: 'Tetapan anda tidak mengambil nota berjaminan.',
  },
  auto_invest_limited_to_guaranteed: {
    en: 'Your account is limited to guaranteed notes; this one is not.',
    ms: 'Akaun anda terhad kepada nota berjaminan; nota ini tidak berjaminan.',
  },
  auto_invest_guaranteed_only: {
    en: 'Your preset takes guaranteed notes only; this one is not.',
    ms: 'Tetapan anda mengambil nota berjaminan sahaja; nota ini tidak berjaminan.',
  },
  preset_exists: {
    en: messages.presetExists,
    ms: 'Ralat! Anda sudah mempunyai pelaburan automatik.',
  },
});
