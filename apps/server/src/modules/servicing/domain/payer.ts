import { comparePayerName, isEqualOrCut } from '../../onboarding/public.ts';

/**
 * Whether a payment is booked unseen by the name that the bank gives: the issuer's, a director's or the guarantor's, or
 * its beginning where the bank cuts names; others are held (rules §4).
 * @param allowed the issuer as verified, its directors and the note's guarantor
 */
export function isBookedUnseen(payerName: string | null, allowed: readonly string[]): boolean {
  return allowed.some((name) => isEqualOrCut(payerName, name));
}

/**
 * Whether two operators may record a payment of this name on a note. They have the statement before them, so a close
 * name is theirs to judge; a name that the bank leaves out proves nothing.
 * @param allowed the issuer as verified, its directors and the note's guarantor
 */
export function mayPay(payerName: string | null, allowed: readonly string[]): boolean {
  return allowed.some((name) => {
    const check = comparePayerName(payerName, name);
    return check === 'equal' || check === 'close';
  });
}
