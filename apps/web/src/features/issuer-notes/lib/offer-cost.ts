import { day } from '@titian/finance/calendar';
import { type Disbursement, disbursementOf } from '@titian/finance/fees';
import { parseRate, type RateBps, ratioToBps } from '@titian/finance/rate';
import { type Sen, senFromText } from '@titian/finance/sen';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { type IssuerCost, issuerCost } from '../../../shared/financing/issuer-cost.ts';
import type { IssuerNote, Offer } from '../api/issuer-notes.ts';

/** The rates behind an offer's fee and the service tax on it: the wire carries the amounts that they made. */
function feeRatesOf(offer: Offer): { feeBps: RateBps; serviceTaxBps: RateBps } {
  const fee = senFromText(offer.origination_fee);
  return {
    feeBps: shareOf(fee, senFromText(offer.amount)),
    serviceTaxBps: shareOf(senFromText(offer.service_tax), fee),
  };
}

/** What an offer costs, in rates and in ringgit; null where the amounts do not make a schedule. */
export function offerCost(note: Pick<IssuerNote, 'profile'>, offer: Offer): IssuerCost | null {
  const rateBps = parseRate(offer.rate);
  const amountSen = senFromText(offer.amount);
  if (rateBps === null || amountSen <= 0n) {
    return null;
  }
  const terms = { amountSen, rateBps, termMonths: offer.term_months, profile: note.profile };
  return issuerCost({ ...terms, ...feeRatesOf(offer) }, day(businessToday()));
}

/** What is paid out for what was raised: less than offered also costs less (FEE-2). */
export function disbursementFor(offer: Offer, raised: string): Disbursement {
  return disbursementOf(senFromText(raised), feeRatesOf(offer));
}

function shareOf(part: Sen, whole: Sen): RateBps {
  return whole === 0n ? ratioToBps(0n, 1n) : ratioToBps(part, whole);
}
