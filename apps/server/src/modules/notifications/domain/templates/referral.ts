import type { EmailTemplate } from '../email-template.ts';
import { money, text } from '../email-texts.ts';

/** E-mails about referred friends. */
export const referralTemplates = {
  referral_rewarded: (params: {
    amount: string;
    /** The referred friend; null to the friend. */
    friend: string | null;
    isPayout: boolean;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('referral_rewarded_subject', { amount: params.amount }),
    paragraphs: [
      params.friend === null
        ? text('referral_rewarded_body_friend')
        : text('referral_rewarded_body_referrer', { friend: params.friend }),
      params.isPayout ? text('referral_rewarded_body_payout') : text('referral_rewarded_body_balance'),
    ],
    facts: [[text('label_reward'), money(params.amount)]],
    action: { label: text('action_see_your_referrals'), path: '/referral' },
  }),
};
