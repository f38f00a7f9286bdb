import { mayRate } from '@titian/contracts/compliance';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { addSen, senToText } from '@titian/finance/sen';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { RatingVersion } from './domain/risk.ts';
import { largeAmountId, type NamedLargeAmount } from './queries/large-amounts.ts';
import type { CustomerRisk, ListedRating } from './queries/read-ratings.ts';
import type { LargeAmountTotals } from './store/large-amounts.ts';

type AmountRow = ParsedApi['operatorLargeAmounts']['response']['items'][number];
type RatingRow = ParsedApi['operatorRiskRatings']['response']['items'][number];
type Risk = NonNullable<ParsedApi['operatorCustomerRisk']['response']['risk']>;

export function presentLargeAmount({ amount, customer }: NamedLargeAmount): AmountRow {
  return {
    ...{ id: largeAmountId(amount), on: amount.on },
    customer: { id: customer.userId, number: customer.invNo, name: customer.verifiedName },
    ...presentSums(amount),
  };
}

export function presentTotals(totals: LargeAmountTotals) {
  return { rows: totals.rows, ...presentSums(totals) };
}

function presentSums({
  depositedSen,
  withdrawnSen,
}: Pick<LargeAmountTotals, 'depositedSen' | 'withdrawnSen'>) {
  return {
    ...{ deposits: senToText(depositedSen), withdrawals: senToText(withdrawnSen) },
    total: senToText(addSen(depositedSen, withdrawnSen)),
  };
}

export function presentListedRating(one: ListedRating, today: Day): RatingRow {
  return {
    ...{ id: one.customer.id, customer: one.customer, rating: one.rating, rated_on: one.ratedOn },
    ...{ review_on: one.reviewOn, is_due: one.reviewOn <= today, is_waiting: one.isWaiting },
  };
}

export function presentRisk(risk: CustomerRisk, operator: OperatorPrincipal): Risk {
  const { ratings, screening, nameOf } = risk;
  const shown = (state: RatingVersion['state']) =>
    ratings.filter((one) => one.state === state).map((one) => presentRating(one, nameOf));
  const waiting = ratings.find((one) => one.state === 'waiting');
  return {
    customer: risk.customer,
    ...{ in_force: shown('in_force')[0] ?? null, waiting: shown('waiting')[0] ?? null },
    earlier: ratings
      .filter((one) => one.state === 'replaced' || one.state === 'rejected')
      .map((one) => presentRating(one, nameOf)),
    now: { rating: risk.computed, factors: [...risk.factors] },
    screening: {
      screened_at: screening.screenedAt?.toISOString() ?? null,
      hits: screening.hits.map(({ id, name, state }) => ({ id, name, state })),
    },
    can: {
      rate: mayRate(operator) && waiting === undefined,
      decide: mayRate(operator) && waiting !== undefined && waiting.setBy !== operator.id,
    },
  };
}

function presentRating(one: RatingVersion, nameOf: CustomerRisk['nameOf']): NonNullable<Risk['in_force']> {
  return {
    ...{ id: one.id, rating: one.rating, computed: one.computed, factors: [...one.factors] },
    ...{ reason: one.reason, rated_on: one.ratedOn, review_on: one.reviewOn },
    set_by: one.setBy === null ? null : nameOf(one.setBy),
    confirmed_by: one.decidedBy === null ? null : nameOf(one.decidedBy),
    // One that was replaced was in force.
    state: one.state === 'replaced' ? 'in_force' : one.state,
  };
}
