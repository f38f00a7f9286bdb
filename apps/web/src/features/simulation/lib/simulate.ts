import { day } from '@titian/finance/calendar';
import type { DeductionRates } from '@titian/finance/deductions';
import { parseRate, type RateBps, rateBps, ratioToBps } from '@titian/finance/rate';
import type { Sen } from '@titian/finance/sen';
import { outcomeAt, type Simulation, simulateInvestment } from '@titian/finance/simulate';
import type { PlatformTerms } from '../../../shared/platform/terms.ts';
import type { SimulationFigures, SimulationForm } from './form.ts';

export interface Simulated extends Simulation {
  readonly amountSen: Sen;
  readonly failedBps: RateBps;
}

const NONE = rateBps(0);
const NO_HOLIDAYS: ReadonlySet<never> = new Set();

/** The result for a form, or null while one of its numbers is outside what the platform allows. */
export function simulate(
  form: SimulationForm,
  figures: SimulationFigures,
  terms: PlatformTerms,
  today: string,
): Simulated | null {
  const { amountSen, rateBps: yearly, months, failedBps } = figures;
  if (amountSen === null || yearly === null || months === null || failedBps === null) {
    return null;
  }
  const note = {
    profile: form.profile,
    principalSen: amountSen,
    rateBps: yearly,
    termMonths: months,
    issuedOn: day(today),
    holidays: NO_HOLIDAYS,
  };
  return { ...simulateInvestment(note, deductionsOf(form, terms), failedBps), amountSen, failedBps };
}

function deductionsOf(form: SimulationForm, terms: PlatformTerms): DeductionRates {
  const withheld = form.residence === 'resident' ? NONE : parseRate(terms.withholding_tax_percent);
  return {
    serviceFeeBps: parseRate(terms.service_fee_percent) ?? NONE,
    serviceTaxBps: parseRate(terms.service_tax_percent) ?? NONE,
    withholdingBps: withheld ?? NONE,
  };
}

/** The outcome at one share of failed notes. */
export interface CurvePoint {
  readonly failedBps: RateBps;
  readonly outcomeSen: Sen;
  /** The outcome in basis points of the amount: the height in the drawing. */
  readonly outcomeBps: RateBps;
}

const REACHES = [500, 1_000, 2_000, 5_000, 10_000];
const STEPS = 10;

/** Outcomes from nothing failed to well past the break-even and past the chosen share. */
export function curveOf({ amountSen, failedBps, quote }: Simulated): CurvePoint[] {
  const wanted = Math.max(failedBps, 2 * quote.breakEvenBps);
  const reach = REACHES.find((one) => one >= wanted) ?? 10_000;
  return Array.from({ length: STEPS + 1 }, (_, step) =>
    pointAt(amountSen, quote.returnNetSen, rateBps((reach / STEPS) * step)),
  );
}

export function pointAt(amountSen: Sen, returnNetSen: Sen, failedBps: RateBps): CurvePoint {
  const outcomeSen = outcomeAt(amountSen, returnNetSen, failedBps);
  return { failedBps, outcomeSen, outcomeBps: ratioToBps(outcomeSen, amountSen) };
}
