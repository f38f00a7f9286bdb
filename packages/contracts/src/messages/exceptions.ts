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
  exception_other_lines: {
    en: '{{statement}}: other lines than the final statement of the day',
    ms: '{{statement}}: baris berbeza daripada penyata akhir hari itu',
  },
  exception_other_balance: {
    en: '{{statement}}: other balance than the final statement of the day',
    ms: '{{statement}}: baki berbeza daripada penyata akhir hari itu',
  },
});
