import { comparePayerName } from '../../onboarding/public.ts';

/**
 * Whether a payment may be booked by the name that the bank gives (rules §4: the issuer, its directors or its
 * guarantor). Banks cut long names, so a close one counts; a name that the bank leaves out proves nothing.
 * @param allowed the issuer as verified, its directors and the note's guarantor
 */
export function mayPay(payerName: string | null, allowed: readonly string[]): boolean {
  return allowed.some((name) => {
    const check = comparePayerName(payerName, name);
    return check === 'equal' || check === 'close';
  });
}
