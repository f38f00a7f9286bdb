import type { EmailContent } from '../email-content.ts';
import { ringgit } from '../wording.ts';

/** E-mails about friends who were brought. */
export const referralTemplates = {
  referral_rewarded: (params: {
    amount: string;
    /** The friend who was brought; null to the friend. */
    friend: string | null;
    isPayout: boolean;
  }): EmailContent => ({
    category: 'money',
    subject: `Your referral reward of ${ringgit(params.amount)}`,
    paragraphs: [
      params.friend === null
        ? 'You came by a friend’s link and have invested. Thank you: both of you receive a reward.'
        : `${params.friend} came by your link and has invested. Thank you: both of you receive a reward.`,
      params.isPayout
        ? 'It is on its way to your bank account and usually arrives within two working days.'
        : 'It has been added to your cash balance.',
    ],
    facts: [['Reward', ringgit(params.amount)]],
    action: { label: 'See your referrals', path: '/referral' },
  }),
};
