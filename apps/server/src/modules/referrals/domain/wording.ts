import type { RejectionReason } from './referral.ts';

/** Why a referral brings nothing, as its referrer reads it; says nothing about the friend that is not known already. */
export const rejectionTexts: Readonly<Record<RejectionReason, string>> = {
  same_identity: 'This account belongs to the same person as yours, so there is no reward.',
  same_phone: 'This account uses the same phone number as yours, so there is no reward.',
  same_bank_account: 'This account uses the same bank account as yours, so there is no reward.',
  same_group: 'This account belongs to the same group as yours, so there is no reward.',
};

/** A friend's name as others may read it: the first name and one letter. */
export function friendName(user: { readonly firstName: string; readonly lastName: string }): string {
  const [initial] = user.lastName.trim().replace(/^(bin|binti|bt|bte|a\/l|a\/p)\s+/i, '');
  return initial === undefined ? user.firstName : `${user.firstName} ${initial.toUpperCase()}.`;
}
