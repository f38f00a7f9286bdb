import {
  instalmentCover,
  type Ratios,
  ratioInputs,
  ratiosOf,
  type YearAmounts,
} from '@titian/finance/ratios';
import { addSen, parseSen, type Sen, senFromText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { CreditDraft } from './credit-draft.ts';

type YearDraft = CreditDraft['years'][number];

/** A ratio while it is typed: null where nothing divides it, undefined while an amount is missing. */
export type LiveRatio = number | null | undefined;

const typedFields = {
  revenueSen: 'revenue',
  profitBeforeTaxSen: 'profit_before_tax',
  equitySen: 'equity',
  liabilitiesSen: 'liabilities',
  currentAssetsSen: 'current_assets',
  currentLiabilitiesSen: 'current_liabilities',
  debtServiceSen: 'debt_service',
} as const satisfies Record<keyof YearAmounts, keyof YearDraft>;

/** The ratios of a year as far as its amounts are entered, by the function that the server grades with (FIN-10). */
export function liveRatios(year: YearDraft): Record<keyof Ratios, LiveRatio> {
  const typed = (amount: keyof YearAmounts) => typedAmount(year[typedFields[amount]]);
  const amounts = Object.fromEntries(
    (Object.keys(typedFields) as (keyof YearAmounts)[]).map((one) => [one, typed(one) ?? ZERO_SEN]),
  ) as Record<keyof YearAmounts, Sen>;
  const ratios = ratiosOf(amounts);
  const known = (name: keyof Ratios): LiveRatio =>
    ratioInputs[name].every((one) => typed(one) !== null) ? ratios[name] : undefined;
  return {
    current: known('current'),
    gearing: known('gearing'),
    margin: known('margin'),
    debtService: known('debtService'),
  };
}

/** How often the monthly surplus pays the instalments with those of the application. */
export function liveCover(statements: CreditDraft['statements'], requestedInstalment: string): LiveRatio {
  const inflow = typedAmount(statements.inflow);
  const outflow = typedAmount(statements.outflow);
  const instalments = typedAmount(statements.instalments);
  if (inflow === null || outflow === null || instalments === null) {
    return undefined;
  }
  const due = addSen(instalments, senFromText(requestedInstalment));
  return instalmentCover(subtractSen(inflow, outflow), due);
}

/** An amount as it is typed, with a minus for a loss; null while it is none. */
function typedAmount(text: string): Sen | null {
  const amount = parseSen(text.replace(/^-/, ''));
  return amount !== null && text.startsWith('-') ? subtractSen(ZERO_SEN, amount) : amount;
}
