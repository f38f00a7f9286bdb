import { addMonthsClamped, type Day } from '@titian/finance/calendar';
import { formatRinggit } from '@titian/finance/sen';
import type { Issuer } from '../../onboarding/public.ts';
import type { Settings } from '../../settings/public.ts';
import type { IssuerNotes } from './issuer-notes.ts';

/** Why no application of an issuer is taken, in a sentence that it reads. */
export interface KnockOut {
  readonly code: 'too_young' | 'too_small' | 'note_in_default' | 'note_past_due';
  readonly text: string;
}

type Limits = Pick<Settings, 'issuerMinimumAgeMonths' | 'issuerMinimumRevenueSen' | 'knockOutDaysLate'>;

/**
 * What rules out an application whatever its terms are. Kinds of business that are not financed at all were refused when
 * the company applied (ONB-12).
 */
export function knockOutsOf(
  issuer: Pick<Issuer, 'incorporatedOn' | 'annualRevenueSen'>,
  record: IssuerNotes,
  limits: Limits,
  on: Day,
): KnockOut[] {
  const found: (KnockOut | null)[] = [
    tooYoung(issuer.incorporatedOn, limits.issuerMinimumAgeMonths, on),
    tooSmall(issuer, limits),
    record.defaulted > 0
      ? {
          code: 'note_in_default',
          text: 'A note of your company, or of a related company, is in default. Please settle it before you apply again.',
        }
      : null,
    record.mostDaysLate > limits.knockOutDaysLate
      ? {
          code: 'note_past_due',
          text: `A note of your company, or of a related company, is ${record.mostDaysLate} days past due. Please pay what is due before you apply again.`,
        }
      : null,
  ];
  return found.filter((one) => one !== null);
}

function tooYoung(incorporatedOn: Day, months: number, on: Day): KnockOut | null {
  const from = addMonthsClamped(incorporatedOn, months);
  return from <= on
    ? null
    : {
        code: 'too_young',
        text: `We finance companies that have been in business for ${months} months. Yours reaches that on ${from}; please apply then.`,
      };
}

function tooSmall(issuer: Pick<Issuer, 'annualRevenueSen'>, limits: Limits): KnockOut | null {
  const { annualRevenueSen } = issuer;
  return annualRevenueSen === null || annualRevenueSen >= limits.issuerMinimumRevenueSen
    ? null
    : {
        code: 'too_small',
        text: `We finance companies with a yearly revenue of ${formatRinggit(limits.issuerMinimumRevenueSen)} or more. Please write to us if yours has grown.`,
      };
}
