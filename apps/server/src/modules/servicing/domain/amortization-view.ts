import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Day, monthOf } from '@titian/finance/calendar';
import type { Quote } from '@titian/finance/quote';
import { rateToText } from '@titian/finance/rate';
import { addSen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { Amortization, AmortizationRow } from '../queries/amortizations.ts';
import { owedReturnOf, totalOf, unpaidOf } from './instalment.ts';
import { lateView } from './late-view.ts';

type Amortizations = ParsedApi['noteAmortizations']['response'];

/** The schedule of a note for its viewer, with the requested quote. */
export function presentAmortization(one: Amortization, on: Day): Amortizations {
  return {
    success: true,
    items: one.rows.map((row) => presentRow(row, one, on)),
    next_cursor: null,
    quote: one.quote === null ? null : presentQuote(one.quote),
    calendar: one.calendar,
  };
}

function presentRow(
  { instalment, due, mineSen }: AmortizationRow,
  { contract, isInvestor }: Pick<Amortization, 'contract' | 'isInvestor'>,
  on: Day,
): Amortizations['items'][number] {
  const late = lateView(contract, due ?? { lateSen: ZERO_SEN, charitySen: ZERO_SEN });
  const paid = addSen(instalment.paidPrincipalSen, instalment.paidReturnSen);
  return {
    number: instalment.number,
    due_on: instalment.dueOn,
    principal: senToText(instalment.principalSen),
    return: senToText(owedReturnOf(instalment)),
    total: senToText(totalOf(instalment)),
    ...late,
    // What goes to charity is never an investor's.
    ...(isInvestor && due !== null ? { late_charge: senToText(due.lateSen) } : {}),
    paid: senToText(paid),
    state: stateOf({ instalment, due, mineSen }, on),
    mine: senToText(mineSen),
  };
}

function stateOf({ instalment }: AmortizationRow, on: Day): 'due' | 'partial' | 'paid' | 'late' {
  if (instalment.settledOn !== null) {
    return 'paid';
  }
  if (instalment.dueOn < on) {
    return 'late';
  }
  return unpaidOf(instalment) < totalOf(instalment) ? 'partial' : 'due';
}

function presentQuote(quote: Quote): NonNullable<Amortizations['quote']> {
  return {
    return_gross: senToText(quote.returnGrossSen),
    fee: senToText(quote.feeSen),
    service_tax: senToText(quote.serviceTaxSen),
    withholding_tax: senToText(quote.withholdingSen),
    return_net: senToText(quote.returnNetSen),
    net_rate: rateToText(quote.netRateBps),
    break_even_default_percent: rateToText(quote.breakEvenBps),
    months: quote.months.map((one) => ({
      month: monthOf(one.dueOn),
      principal: senToText(one.principalSen),
      return_net: senToText(one.returnNetSen),
    })),
  };
}
