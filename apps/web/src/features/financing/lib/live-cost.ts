import { day } from '@titian/finance/calendar';
import { originationFeeBps } from '@titian/finance/fees';
import { parseRate, type RateBps } from '@titian/finance/rate';
import { parseSen } from '@titian/finance/sen';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { type IssuerCost, issuerCost } from '../../../shared/financing/issuer-cost.ts';
import type { FinancingValues } from './values.ts';

export type Costs = CallResponse<'financingRetrieveDraft'>['costs'];
type Profile = 'equal_monthly_flat' | 'bullet' | 'return_only';

const profiles: readonly Profile[] = ['equal_monthly_flat', 'bullet', 'return_only'];
const MAX_MONTHS = 36;

/**
 * What the financing would cost at an assumed rate, or null while amount, tenure or repayment is missing or impossible.
 * @param rate percent text, as typed
 * @param today `2026-11-21`
 */
export function liveCost(
  values: Pick<FinancingValues, 'amount' | 'term_months' | 'profile'>,
  rate: string,
  costs: Costs,
  today: string,
): IssuerCost | null {
  const amountSen = parseSen(values.amount);
  const rateBps = parseRate(rate);
  const serviceTaxBps = parseRate(costs.service_tax);
  const termMonths = /^\d{1,2}$/.test(values.term_months) ? Number(values.term_months) : 0;
  const profile = profiles.find((one) => one === values.profile);
  const feeBps = feeFor(costs, termMonths);
  if (amountSen === null || amountSen <= 0n || rateBps === null || rateBps < 1 || profile === undefined) {
    return null;
  }
  return serviceTaxBps === null || feeBps === null
    ? null
    : issuerCost({ amountSen, rateBps, termMonths, profile, feeBps, serviceTaxBps }, day(today));
}

function feeFor({ origination_fees: fees }: Costs, termMonths: number): RateBps | null {
  if (termMonths < 1 || termMonths > MAX_MONTHS) {
    return null;
  }
  const bands = fees.flatMap(({ up_to_months: upToMonths, percent }) => {
    const feeBps = parseRate(percent);
    return feeBps === null ? [] : [{ upToMonths, feeBps }];
  });
  return bands.some(({ upToMonths }) => termMonths <= upToMonths)
    ? originationFeeBps(bands, termMonths)
    : null;
}
