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
type Applicant = Pick<Issuer, 'incorporatedOn' | 'annualRevenueSen'>;

/** One criterion with what was found of the applicant and what it requires; credit reads all of them. */
export interface KnockOutCriterion {
  readonly code: KnockOut['code'];
  readonly isMet: boolean;
  readonly found: Message;
  readonly required: Message;
  /** What the issuer reads where it is not met. */
  readonly text: Message;
}

/**
 * What rules out an application whatever its terms are. Kinds of business that are not financed at all were rejected
 * when the company applied (ONB-12).
 */
export function knockOutsOf(issuer: Applicant, record: IssuerNotes, limits: Limits, on: Day): KnockOut[] {
  return knockOutCriteria(issuer, record, limits, on)
    .filter(({ isMet }) => !isMet)
    .map(({ code, text }) => ({ code, text }));
}

/** All criteria in their order, those that are met too (FIN-9). */
export function knockOutCriteria(
  issuer: Applicant,
  record: IssuerNotes,
  limits: Limits,
  on: Day,
): KnockOutCriterion[] {
  const { defaulted, mostDaysLate: days } = record;
  return [
    ageOf(issuer, limits.issuerMinimumAgeMonths, on),
    revenueOf(issuer, limits),
    {
      ...{ code: 'note_in_default', isMet: defaulted === 0, text: message('note_in_default') },
      found: message('knock_out_found_defaults', { count: defaulted }),
      required: message('knock_out_required_none'),
    },
    {
      ...{ code: 'note_past_due', isMet: days <= limits.knockOutDaysLate },
      text: message('note_past_due', { days }),
      found: message('knock_out_found_days', { days }),
      required: message('knock_out_required_days', { days: limits.knockOutDaysLate }),
    },
  ];
}

function ageOf({ incorporatedOn }: Applicant, months: number, on: Day): KnockOutCriterion {
  const from = addMonthsClamped(incorporatedOn, months);
  return {
    ...{ code: 'too_young', isMet: from <= on, text: message('company_too_young', { months, from }) },
    found: message('knock_out_found_age', { on: incorporatedOn }),
    required: message('knock_out_required_age', { months }),
  };
}

/** A revenue that was not stated rules nothing out. */
function revenueOf({ annualRevenueSen: revenueSen }: Applicant, limits: Limits): KnockOutCriterion {
  const minimum = senToText(limits.issuerMinimumRevenueSen);
  return {
    code: 'too_small',
    isMet: revenueSen === null || revenueSen >= limits.issuerMinimumRevenueSen,
    text: message('revenue_too_low', { minimum }),
    found:
      revenueSen === null
        ? message('knock_out_found_no_revenue')
        : message('knock_out_found_revenue', { revenue: senToText(revenueSen) }),
    required: message('knock_out_required_revenue', { minimum }),
  };
}
