import { randomInt } from 'node:crypto';

/** Without letters and digits that look like each other. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A code for a referral link, about 50 bits: not guessable and unique in practice. */
export function newReferralCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
