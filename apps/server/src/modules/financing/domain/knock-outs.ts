import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { addMonthsClamped, type Day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import { AppError } from '../../../platform/errors.ts';
import type { Issuer } from '../../onboarding/public.ts';
import type { Settings } from '../../settings/public.ts';
import type { IssuerNotes } from './issuer-notes.ts';

/** Why no application of an issuer is taken, as it reads it. */
export interface KnockOut {
  readonly code: 'too_young' | 'too_small' | 'note_in_default' | 'note_past_due';
  readonly text: Message;
}

/** @throws AppError `knocked_out` with its `reasons` */
export function rejectKnockOuts(reasons: readonly KnockOut[]): void {
  if (reasons.length > 0) {
    const texts = reasons.map((one) => one.text);
    throw new AppError('knocked_out', { reasons }, message('knocked_out_because', { reasons: texts }));
  }
}

type Limits = Pick<Settings, 'issuerMinimumAgeMonths' | 'issuerMinimumRevenueSen' | 'knockOutDaysLate'>;

/**
 * What rules out an application whatever its terms are. Kinds of business that are not financed at all were rejected
 * when the company applied (ONB-12).
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
          text: message('note_in_default'),
        }
      : null,
    record.mostDaysLate > limits.knockOutDaysLate
      ? {
          code: 'note_past_due',
          text: message('note_past_due', { days: record.mostDaysLate }),
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
        text: message('company_too_young', { months, from }),
      };
}

function tooSmall(issuer: Pick<Issuer, 'annualRevenueSen'>, limits: Limits): KnockOut | null {
  const { annualRevenueSen } = issuer;
  return annualRevenueSen === null || annualRevenueSen >= limits.issuerMinimumRevenueSen
    ? null
    : {
        code: 'too_small',
        text: message('revenue_too_low', { minimum: senToText(limits.issuerMinimumRevenueSen) }),
      };
}
