import type { EmailTemplate } from '../email-template.ts';
import { day, money, text } from '../email-texts.ts';

/** E-mails about cash without activity of its owner. */
export const unclaimedMoneyTemplates = {
  unclaimed_money: (params: {
    amount: string;
    lastActivityOn: string;
    unclaimedOn: string;
    years: number;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('unclaimed_money_subject', { unclaimedOn: params.unclaimedOn }),
    paragraphs: [
      text('unclaimed_money_body', { years: params.years, unclaimedOn: params.unclaimedOn }),
      text('unclaimed_money_body_2'),
    ],
    facts: [
      [text('label_cash_balance'), money(params.amount)],
      [text('label_last_activity'), day(params.lastActivityOn)],
      [text('label_unclaimed_from'), day(params.unclaimedOn)],
    ],
    action: { label: text('action_see_cash_balance'), path: '/balance' },
  }),
};
