import type { Day } from '@titian/finance/calendar';
import { type Disbursement, disbursementOf } from '@titian/finance/fees';
import { effectiveRate } from '@titian/finance/irr';
import { type RateBps, rateBps } from '@titian/finance/rate';
import { buildSchedule } from '@titian/finance/schedule';
import { addSen } from '@titian/finance/sen';
import type { OfferTerms } from './offer.ts';

/** What financing costs: the three rates that an issuer always sees, and what is paid out (FIN-11). */
export interface CostOfFinancing {
  readonly simpleRateBps: RateBps;
  readonly effectiveRateBps: RateBps;
  /** On what is paid out after fee and tax. */
  readonly allInRateBps: RateBps;
  readonly disbursement: Disbursement;
}

/** The cost if the note were issued for the whole amount on that day. */
export function costOfFinancing(terms: OfferTerms, on: Day): CostOfFinancing {
  const disbursement = disbursementOf(terms.amountSen, {
    feeBps: terms.originationFeeBps,
    serviceTaxBps: terms.serviceTaxBps,
  });
  const paymentsSen = buildSchedule({
    profile: terms.profile,
    principalSen: terms.amountSen,
    rateBps: terms.rateBps,
    termMonths: terms.termMonths,
    issuedOn: on,
    holidays: new Set(),
  }).map((row) => addSen(row.principalSen, row.returnSen));
  const rateOn = (outlaySen: Disbursement['netSen']): RateBps =>
    effectiveRate({ outlaySen, paymentsSen, termMonths: terms.termMonths }) ?? rateBps(0);
  return {
    simpleRateBps: terms.rateBps,
    effectiveRateBps: rateOn(terms.amountSen),
    allInRateBps: rateOn(disbursement.netSen),
    disbursement,
  };
}
