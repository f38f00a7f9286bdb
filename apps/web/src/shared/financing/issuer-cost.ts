import type { Day } from '@titian/finance/calendar';
import { type Disbursement, disbursementOf } from '@titian/finance/fees';
import { effectiveRate } from '@titian/finance/irr';
import type { RateBps } from '@titian/finance/rate';
import { buildSchedule, type Instalment, type RepaymentProfile } from '@titian/finance/schedule';
import { addSen, type Sen, sumSen } from '@titian/finance/sen';

export interface CostTerms {
  readonly amountSen: Sen;
  readonly rateBps: RateBps;
  readonly termMonths: number;
  readonly profile: RepaymentProfile;
  readonly feeBps: RateBps;
  readonly serviceTaxBps: RateBps;
}

/** What financing costs: the three rates that an issuer always sees, what is paid out and what is paid back (FIN-11). */
export interface IssuerCost {
  readonly flatBps: RateBps;
  /** null where no rate fits, as with a rate of 0. */
  readonly effectiveBps: RateBps | null;
  /** On what is paid out after fee and tax. */
  readonly allInBps: RateBps | null;
  readonly disbursement: Disbursement;
  readonly schedule: readonly Instalment[];
  readonly returnSen: Sen;
  /** Principal and return together. */
  readonly payBackSen: Sen;
}

/** The cost if the note were issued for the whole amount on that day; due days ignore holidays. */
export function issuerCost(terms: CostTerms, issuedOn: Day): IssuerCost {
  const { amountSen, rateBps, termMonths, profile } = terms;
  const disbursement = disbursementOf(amountSen, terms);
  const schedule = buildSchedule({
    profile,
    principalSen: amountSen,
    rateBps,
    termMonths,
    issuedOn,
    holidays: new Set(),
  });
  const paymentsSen = schedule.map((row) => addSen(row.principalSen, row.returnSen));
  const rateOn = (outlaySen: Sen) => effectiveRate({ outlaySen, paymentsSen, termMonths });
  return {
    flatBps: rateBps,
    effectiveBps: rateOn(amountSen),
    allInBps: rateOn(disbursement.netSen),
    disbursement,
    schedule,
    returnSen: sumSen(schedule.map((row) => row.returnSen)),
    payBackSen: sumSen(paymentsSen),
  };
}
