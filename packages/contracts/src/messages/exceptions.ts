import { defineMessages } from './definition.ts';

/** What the product itself says about an exception of the reconciliation (decision 030). */
export const exceptionsMessages = defineMessages({
  exception_difference: {
    en: "The bank's balance changed by {{amount, money}} that no line and no transfer explains",
    ms: 'Baki bank berubah sebanyak {{amount, money}} yang tidak dijelaskan oleh mana-mana baris atau pindahan',
  },
  exception_return_failed: {
    en: 'Returned to its sender and came back: {{reason}}',
    ms: 'Dipulangkan kepada pengirim dan kembali semula: {{reason}}',
  },
  exception_continuity: {
    en: 'The statement does not begin with the balance that the one before ended with',
    ms: 'Penyata ini tidak bermula dengan baki penutup penyata sebelumnya',
  },
  exception_line_recorded: {
    en: 'Two operators recorded the money of this line.',
    ms: 'Dua operator telah merekodkan wang baris ini.',
  },
  exception_line_posted: {
    en: 'Reference, name and amount are exact: the line was booked automatically.',
    ms: 'Rujukan, nama dan amaun adalah tepat: baris ini dibukukan secara automatik.',
  },
  exception_settled: {
    en: 'The cause went away by itself.',
    ms: 'Puncanya telah hilang dengan sendirinya.',
  },
  exception_note_processed: {
    en: 'A later end of day has worked the note off.',
    ms: 'Akhir hari yang kemudian telah memproses nota ini.',
  },
  exception_figure_right: {
    en: 'The figure is right again.',
    ms: 'Angka ini betul semula.',
  },
  exception_figure_wrong: {
    en: 'Not true any more: {{what}} ({{detail}})',
    ms: 'Tidak benar lagi: {{what}} ({{detail}})',
  },
  exception_step_collections: {
    en: '{{note}} · Collection: {{error}}',
    ms: '{{note}} · Kutipan: {{error}}',
  },
  exception_step_offers: {
    en: '{{note}} · End of the offer: {{error}}',
    ms: '{{note}} · Tamat tawaran: {{error}}',
  },
  exception_step_campaigns: {
    en: '{{note}} · End of the campaign: {{error}}',
    ms: '{{note}} · Tamat kempen: {{error}}',
  },
  exception_step_distributions: {
    en: '{{note}} · Distribution: {{error}}',
    ms: '{{note}} · Agihan: {{error}}',
  },
  exception_step_coming_shares: {
    en: '{{note}} · Coming shares: {{error}}',
    ms: '{{note}} · Bahagian akan datang: {{error}}',
  },
  exception_step_guarantees: {
    en: '{{note}} · Claim on the guarantor: {{error}}',
    ms: '{{note}} · Tuntutan terhadap penjamin: {{error}}',
  },
  exception_step_late_notes: {
    en: '{{note}} · Late and default: {{error}}',
    ms: '{{note}} · Lewat dan mungkir: {{error}}',
  },
  exception_step_excess: {
    en: '{{note}} · Use of excess: {{error}}',
    ms: '{{note}} · Penggunaan lebihan: {{error}}',
  },
  exception_step_commodity_trades: {
    en: '{{note}} · Commodity trade: {{error}}',
    ms: '{{note}} · Perdagangan komoditi: {{error}}',
  },
  exception_step_reminders: {
    en: '{{note}} · Reminder of the issuer: {{error}}',
    ms: '{{note}} · Peringatan kepada penerbit: {{error}}',
  },
  exception_step_note_events: {
    en: '{{note}} · Notification of investors: {{error}}',
    ms: '{{note}} · Pemberitahuan kepada pelabur: {{error}}',
  },
  exception_step_late_note_cases: {
    en: '{{note}} · Cases of late notes: {{error}}',
    ms: '{{note}} · Kes nota lewat: {{error}}',
  },
  exception_other_lines: {
    en: '{{statement}}: other lines than the final statement of the day',
    ms: '{{statement}}: baris berbeza daripada penyata akhir hari itu',
  },
  exception_other_balance: {
    en: '{{statement}}: other balance than the final statement of the day',
    ms: '{{statement}}: baki berbeza daripada penyata akhir hari itu',
  },
});
