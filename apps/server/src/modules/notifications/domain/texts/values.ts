import { defineMessages } from '@titian/contracts/messages/definition';

/** How values stand in the table of facts. */
export const valueTexts = defineMessages({
  value_text: { en: '{{value}}', ms: '{{value}}' },
  value_money: { en: '{{value, money}}', ms: '{{value, money}}' },
  value_deduction: { en: '\u2212{{value, money}}', ms: '\u2212{{value, money}}' },
  value_day: { en: '{{value, date}}', ms: '{{value, date}}' },
  value_time: { en: '{{value, time}}', ms: '{{value, time}}' },
  value_day_money: { en: '{{amount, money}} on {{on, date}}', ms: '{{amount, money}} pada {{on, date}}' },
  value_yearly_rate: { en: '{{rate, percent}} p.a.', ms: '{{rate, percent}} setahun' },
  value_months: {
    en: { one: '{{count, number}} month', other: '{{count, number}} months' },
    ms: '{{count, number}} bulan',
  },
  value_country: { en: '{{value, country}}', ms: '{{value, country}}' },
  value_account: {
    en: '{{bankName}}, ending in {{last4}}',
    ms: '{{bankName}}, berakhir dengan {{last4}}',
  },
});
