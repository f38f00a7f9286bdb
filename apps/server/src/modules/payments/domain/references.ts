import { randomBytes } from 'node:crypto';
import type { PaymentPurpose } from './payment-purpose.ts';

/** No letters that are read as digits over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_CHARS = 10;

/** What a reference is for; it says to which page the payer returns. */
type ReferenceKind = PaymentPurpose | 'mobile_topup' | 'deposit_mandate';

const prefixes: Readonly<Record<ReferenceKind, string>> = {
  topup: 'TU',
  mobile_topup: 'TM',
  repayment: 'RP',
  mandate: 'DD',
  deposit_mandate: 'DM',
  collection: 'DC',
};

/** A reference that customers read and banks transmit: 13 letters, digits and a dash, 50 of its bits random. */
export function newRefNumber(purpose: ReferenceKind): string {
  const random = [...randomBytes(RANDOM_CHARS)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return `${prefixes[purpose]}-${random.join('')}`;
}

/** Whether a top-up was made by a phone's link. */
export function isMobileReference(refNumber: string): boolean {
  return refNumber.startsWith(`${prefixes.mobile_topup}-`);
}

/** Whether a mandate was set up for a recurring deposit. */
export function isDepositReference(refNumber: string): boolean {
  return refNumber.startsWith(`${prefixes.deposit_mandate}-`);
}

/** The seller's order number of the n-th attempt of a payment; banks reject one that was used before. */
export function orderNumberOf(refNumber: string, attempt: number): string {
  return attempt === 1 ? refNumber : `${refNumber}-${attempt}`;
}
