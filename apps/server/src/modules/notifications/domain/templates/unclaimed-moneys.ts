import type { Message } from '@titian/contracts/messages/definition';
import type { EmailTemplate } from '../email-template.ts';
import { day, given, money, text } from '../email-texts.ts';

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
  unclaimed_money_paid: (params: {
    amount: string;
    paidOn: string;
    returnYear: number;
    reference: string;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('unclaimed_money_paid_subject'),
    paragraphs: [text('unclaimed_money_paid_body'), text('unclaimed_money_paid_body_2')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_paid_on'), day(params.paidOn)],
      [text('label_return_year'), given(String(params.returnYear))],
      [text('label_reference'), given(params.reference)],
    ],
    action: { label: text('action_see_cash_balance'), path: '/balance' },
  }),
  unclaimed_money_returned: (params: { amount: string; reason: string | Message }): EmailTemplate => ({
    category: 'money',
    subject: text('unclaimed_money_returned_subject'),
    paragraphs: [given(params.reason), text('unclaimed_money_returned_body')],
    facts: [[text('label_amount'), money(params.amount)]],
    action: { label: text('action_see_cash_balance'), path: '/balance' },
  }),
};
