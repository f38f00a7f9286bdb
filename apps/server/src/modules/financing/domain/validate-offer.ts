import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { financingOffer } from '@titian/contracts/schemas/operator-proposals';
import type { Grade } from '@titian/contracts/scorecard';
import type { Day } from '@titian/finance/calendar';
import { originationFeeBps } from '@titian/finance/fees';
import { parseRate, type RateBps, rateToText } from '@titian/finance/rate';
import { parseSen, type Sen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { FieldError, type FieldMessages } from '../../../platform/errors.ts';
import type { Settings } from '../../settings/public.ts';
import { costOfFinancing } from './cost-of-financing.ts';
import type { FinancingApplication } from './financing-application.ts';
import type { OfferTerms } from './offer.ts';
import { amountProblem } from './validate-application.ts';

/** What a credit operator proposes to offer. */
export type ProposedOffer = z.output<typeof financingOffer>;

/**
 * Makes the terms of an offer from a proposal.
 * @throws FieldError for an amount outside the limits or above what was requested, a rate above the cap, a grade that
 * the assessment does not give, and a guaranteed note without a guarantor
 */
export function termsOfOffer(
  application: FinancingApplication,
  proposed: ProposedOffer,
  basis: { readonly assessed: Grade; readonly settings: Settings; readonly on: Day },
): OfferTerms {
  const { assessed, settings, on } = basis;
  const amountSen = parseSen(proposed.amount);
  const rateBps = parseRate(proposed.rate);
  const errors = {
    ...blame('amount', validateAmount(application, proposed.amount, amountSen, settings)),
    ...blame('rate', rateBps === null || rateBps < 1 ? message('rate_not_positive') : null),
    ...blame('grade', validateGrade(proposed.grade, assessed)),
    ...blame('guarantor_name', validateGuarantor(proposed)),
  };
  if (amountSen === null || rateBps === null || Object.keys(errors).length > 0) {
    throw new FieldError(errors);
  }
  const terms = withFees(application, proposed, settings, { amountSen, rateBps });
  rejectAboveCap(terms, settings, on);
  return terms;
}

function withFees(
  application: FinancingApplication,
  proposed: ProposedOffer,
  settings: Settings,
  parsed: { amountSen: Sen; rateBps: RateBps },
): OfferTerms {
  const bands = settings.originationFees.map((one) => ({ upToMonths: one.upToMonths, feeBps: one.bps }));
  return {
    ...parsed,
    type: application.type,
    contract: application.contract,
    isGuaranteed: proposed.is_guaranteed,
    guarantorName: proposed.is_guaranteed ? (proposed.guarantor_name ?? null) : null,
    termMonths: proposed.term_months,
    profile: proposed.profile,
    grade: proposed.grade,
    originationFeeBps: originationFeeBps(bands, proposed.term_months),
    serviceTaxBps: settings.serviceTaxBps,
  };
}

function validateAmount(
  application: FinancingApplication,
  amount: string,
  amountSen: Sen | null,
  settings: Settings,
): Message | null {
  const problem = amountProblem(amount, settings);
  if (problem === null && amountSen !== null && amountSen > application.amountSen) {
    return message('offer_above_request', { amount: senToText(application.amountSen) });
  }
  return problem;
}

function validateGrade(grade: Grade, assessed: Grade): Message | null {
  return grade === assessed ? null : message('grade_differs_from_assessment', { grade: assessed });
}

function validateGuarantor(proposed: ProposedOffer): Message | null {
  const named = (proposed.guarantor_name ?? '') !== '';
  return proposed.is_guaranteed && !named ? message('guarantor_name_required') : null;
}

function rejectAboveCap(terms: OfferTerms, settings: Settings, on: Day): void {
  const cost = costOfFinancing(terms, on);
  const rates = { simple: cost.simpleRateBps, effective: cost.effectiveRateBps, all_in: cost.allInRateBps };
  const reached = rates[settings.rateCapBasis];
  // The simple rate is what the note carries, so it never passes the cap on another basis either.
  if (reached > settings.rateCapBps || terms.rateBps > settings.rateCapBps) {
    const cap = rateToText(settings.rateCapBps);
    throw new FieldError({
      rate: [message(`rate_above_${settings.rateCapBasis}_cap`, { cap })],
    });
  }
}

function blame(field: string, problem: Message | null): FieldMessages {
  return problem === null ? {} : { [field]: [problem] };
}
