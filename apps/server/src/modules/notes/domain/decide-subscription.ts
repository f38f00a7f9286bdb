import { message } from '@titian/contracts/messages/message';
import { issuerRoom } from '@titian/finance/exposure';
import type { RateBps } from '@titian/finance/rate';
import { minSen, type Sen, sen, senToText } from '@titian/finance/sen';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { Note } from './note.ts';

/** The note as a subscription meets it; `raisedSen` counts every subscription accepted before. */
export type NoteTerms = Pick<
  Note,
  'state' | 'isPaused' | 'contract' | 'isGuaranteed' | 'opensAt' | 'opensToAllAt' | 'closesAt' | 'targetSen'
> & { readonly raisedSen: Sen };

/** The investor at the time of a subscription; cash and waiting include every subscription accepted before. */
export interface Subscriber {
  readonly cashSen: Sen;
  readonly waitingSen: Sen;
  readonly outstandingSen: Sen;
  /** Waiting and outstanding with the issuer of the note alone; zero where no subscription of the batch needs it. */
  readonly withIssuerSen: Sen;
  /** Subscribed by presets in this month; zero where no subscription of the batch needs it. */
  readonly autoMonthSen: Sen;
  readonly planType: 'basic' | 'premium';
  readonly isIndividual: boolean;
  readonly guaranteedOnly: boolean;
  /** Whether a restriction of the investor's money stops new subscriptions. */
  readonly isFrozen: boolean;
}

export interface SubscriptionRequest {
  readonly amountSen: Sen;
  /** Take what is left when it is less than the amount. */
  readonly fillRemaining: boolean;
  readonly acknowledgeLimit: boolean;
  readonly agreeWakalah: boolean;
  /** The share of all that is outstanding that one issuer may have; only presets set one. */
  readonly exposureBps?: RateBps;
  /** The most that presets may subscribe in a month; only presets set one. */
  readonly monthlyBudgetSen?: Sen;
}

export interface SubscriptionRules {
  readonly minimumInvestmentSen: Sen;
  readonly investmentStepSen: Sen;
  readonly basicPlanLimitSen: Sen;
  /** Whether the limit rejects instead of requiring an acknowledgement. */
  readonly basicPlanLimitBlocks: boolean;
  /** From here on the share that one issuer may have counts. */
  readonly exposureCountsAboveSen: Sen;
}

export type Decision =
  | { readonly accepted: true; readonly amountSen: Sen; readonly overLimit: boolean }
  | { readonly accepted: false; readonly error: AppError };

/**
 * Whether a subscription is accepted and for how much (SUB-1). Pure: a batch applies it one by one, so results
 * equal those of sequential processing.
 */
export function decideSubscription(
  note: NoteTerms,
  subscriber: Subscriber,
  subscription: SubscriptionRequest,
  rules: SubscriptionRules,
  at: Date,
): Decision {
  const error =
    (subscriber.isFrozen ? new AppError('account_restricted') : null) ??
    campaignError(note, subscriber, at) ??
    amountError(note, subscription, rules) ??
    suitabilityError(note, subscriber, subscription);
  if (error) {
    return { accepted: false, error };
  }
  const amountSen = takenAmount(note, subscription);
  if (amountSen > subscriber.cashSen) {
    return { accepted: false, error: cashError(subscriber.cashSen) };
  }
  const invested = sen(subscriber.waitingSen + subscriber.outstandingSen);
  const overLimit = isOverLimit(subscriber, sen(invested + amountSen), rules);
  if (overLimit && (rules.basicPlanLimitBlocks || !subscription.acknowledgeLimit)) {
    return { accepted: false, error: limitError(invested, rules.basicPlanLimitSen) };
  }
  const roomSen = exposureRoom(subscriber, invested, subscription.exposureBps, rules);
  if (roomSen !== null && amountSen > roomSen) {
    return { accepted: false, error: new AppError('exposure_limit') };
  }
  const { monthlyBudgetSen: budgetSen } = subscription;
  if (budgetSen !== undefined && subscriber.autoMonthSen + amountSen > budgetSen) {
    return { accepted: false, error: new AppError('monthly_budget') };
  }
  return { accepted: true, amountSen, overLimit };
}

function exposureRoom(
  subscriber: Subscriber,
  investedSen: Sen,
  share: RateBps | undefined,
  { exposureCountsAboveSen: countsAboveSen }: SubscriptionRules,
): Sen | null {
  return share === undefined
    ? null
    : issuerRoom(investedSen, subscriber.withIssuerSen, { share, countsAboveSen });
}

function campaignError(note: NoteTerms, subscriber: Subscriber, at: Date): AppError | null {
  const opensAt = subscriber.planType === 'premium' ? note.opensAt : note.opensToAllAt;
  if (note.state === 'funded' || (note.state === 'listed' && leftOf(note) === 0n)) {
    return new AppError('note_full', { amount_left: '0.00' });
  }
  if (note.state !== 'listed' || at >= note.closesAt) {
    return new AppError('note_closed');
  }
  if (note.isPaused) {
    return new AppError('note_paused');
  }
  return at < opensAt ? new AppError('note_not_open', { opens_at: opensAt.toISOString() }) : null;
}

function amountError(
  note: NoteTerms,
  subscription: SubscriptionRequest,
  rules: SubscriptionRules,
): AppError | null {
  const left = leftOf(note);
  const details = { amount_left: senToText(left) };
  if (subscription.amountSen > left && !subscription.fillRemaining) {
    return fieldError('amount', message('amount_above_note_left', { left: senToText(left) }), details);
  }
  const takesTheRest =
    subscription.amountSen === left || (subscription.fillRemaining && subscription.amountSen > left);
  if (
    subscription.amountSen < rules.minimumInvestmentSen &&
    !(takesTheRest && left < rules.minimumInvestmentSen)
  ) {
    return fieldError(
      'amount',
      message('investment_below_minimum', { minimum: senToText(minSen(rules.minimumInvestmentSen, left)) }),
      details,
    );
  }
  if (!takesTheRest && subscription.amountSen % rules.investmentStepSen !== 0n) {
    return fieldError(
      'amount',
      message('investment_step', { step: senToText(rules.investmentStepSen) }),
      details,
    );
  }
  return null;
}

function suitabilityError(
  note: NoteTerms,
  subscriber: Subscriber,
  subscription: SubscriptionRequest,
): AppError | null {
  if (subscriber.guaranteedOnly && !note.isGuaranteed) {
    return new AppError('guaranteed_only');
  }
  return note.contract === 'Shariah' && !subscription.agreeWakalah ? new AppError('wakalah_required') : null;
}

function leftOf(note: NoteTerms): Sen {
  return sen(note.targetSen - note.raisedSen);
}

function takenAmount(note: NoteTerms, subscription: SubscriptionRequest): Sen {
  return subscription.fillRemaining ? minSen(subscription.amountSen, leftOf(note)) : subscription.amountSen;
}

function cashError(cashSen: Sen): AppError {
  return fieldError('amount', message('cash_balance_too_low', { balance: senToText(cashSen) }), {
    code: 'insufficient_balance',
  });
}

/**
 * The limit above which each investment needs an acknowledgement; null for investors without a recommended limit
 * (SUB-4).
 */
export function recommendedLimit(
  { isIndividual, planType }: Pick<Subscriber, 'isIndividual' | 'planType'>,
  rules: Pick<SubscriptionRules, 'basicPlanLimitSen'>,
): Sen | null {
  return isIndividual && planType === 'basic' ? rules.basicPlanLimitSen : null;
}

function isOverLimit(subscriber: Subscriber, investedAfterSen: Sen, rules: SubscriptionRules): boolean {
  const limitSen = recommendedLimit(subscriber, rules);
  return limitSen !== null && investedAfterSen > limitSen;
}

function limitError(investedSen: Sen, limitSen: Sen): AppError {
  return new AppError('limit_acknowledgement_required', {
    invested: senToText(investedSen),
    limit: senToText(limitSen),
  });
}
