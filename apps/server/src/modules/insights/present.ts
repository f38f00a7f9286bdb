import type { ParsedApi } from '@titian/contracts/schemas/all';
import { monthOf } from '@titian/finance/calendar';
import { addSen, type Sen, senToText, sumSen } from '@titian/finance/sen';
import type { ComingDay, ComingShare } from '../servicing/public.ts';
import { fallsIn, type PlannedFlow, planBy } from './domain/cash-flow.ts';
import type { PlatformFigures } from './domain/platform-figures.ts';
import type { CashFlow } from './queries/cash-flow.ts';
import type {
  depositMonths,
  notesMonths,
  repaymentMonths,
  returnMonths,
  ValueMonth,
} from './queries/investor-months.ts';

type Rows<Read extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;

export function presentRepayment(
  rows: Rows<typeof repaymentMonths>,
): ParsedApi['dashboardInvestorMonthlyRepayment']['response'] {
  const months = rows.map((one) => ({
    month: one.month,
    expected_principal: senToText(one.expectedPrincipalSen),
    expected_return: senToText(one.expectedReturnSen),
    received_principal: senToText(one.receivedPrincipalSen),
    received_return: senToText(one.receivedReturnSen),
  }));
  return { success: true, months };
}

export function presentDeposits(
  rows: Rows<typeof depositMonths>,
): ParsedApi['dashboardWithdrawalsDeposits']['response'] {
  const months = rows.map((one) => ({
    month: one.month,
    deposited: senToText(one.depositedSen),
    withdrawn: senToText(one.withdrawnSen),
    returned: senToText(one.returnedSen),
  }));
  return { success: true, months };
}

export function presentSubscribed(
  rows: Rows<typeof notesMonths>,
): ParsedApi['dashboardNotesSubscribed']['response'] {
  const months = rows.map(({ month, notes, amountSen }) => ({ month, notes, amount: senToText(amountSen) }));
  return { success: true, months };
}

export function presentReturn(
  rows: Rows<typeof returnMonths>,
): ParsedApi['dashboardInvestmentReturn']['response'] {
  const months = rows.map((one) => ({
    month: one.month,
    return_gross: senToText(one.grossSen),
    fees: senToText(one.feesSen),
    taxes: senToText(one.taxesSen),
    return_net: senToText(one.netSen),
    cumulative_net: senToText(one.cumulativeSen),
  }));
  return { success: true, months };
}

export function presentValue(rows: readonly ValueMonth[]): ParsedApi['dashboardInvestorValue']['response'] {
  const months = rows.map((one) => ({
    month: one.month,
    cash: senToText(one.cashSen),
    at_work: senToText(one.atWorkSen),
    total: senToText(addSen(one.cashSen, one.atWorkSen)),
    impaired: senToText(one.impairedSen),
    received: senToText(one.receivedSen),
    put_in: senToText(one.putInSen),
  }));
  return { success: true, months };
}

const noFigures: PlatformFigures = {
  funded_to_date: '0.00',
  notes_funded: 0,
  outstanding: '0.00',
  defaulted: '0.00',
  recovered: '0.00',
  default_rate_percent: null,
  late_buckets: [],
  vintages: [],
};

export function presentPlatform(
  latest: { readonly asOf: string; readonly figures: PlatformFigures } | null,
): ParsedApi['dashboardPlatformFinancials']['response'] {
  return { success: true, as_of: latest?.asOf ?? null, ...(latest?.figures ?? noFigures) };
}

export function presentCashFlow(flow: CashFlow): ParsedApi['dashboardCashFlow']['response'] {
  const overdue = flow.coming.filter((one) => one.state === 'late' && one.dueOn < flow.today);
  return {
    success: true,
    today: flow.today,
    from: flow.from,
    to: flow.to,
    days: planBy(flow.coming, flow, (day) => day).map(([day, plan]) => ({
      day,
      payments: plan.payments,
      ...planned(plan),
    })),
    months: planBy(flow.coming, flow, monthOf).map(([month, plan]) => ({ month, ...planned(plan) })),
    items: flow.items.map(presentItem),
    items_total: flow.coming.filter((one) => fallsIn(flow, one)).reduce((sum, one) => sum + one.payments, 0),
    overdue: partsOf(overdue),
    in_default: partsOf(flow.coming.filter((one) => one.state === 'default')),
  };
}

function planned(plan: PlannedFlow) {
  return {
    contract_principal: senToText(plan.contractPrincipalSen),
    contract_return: senToText(plan.contractReturnSen),
    expected_principal: senToText(plan.expectedPrincipalSen),
    expected_return: senToText(plan.expectedReturnSen),
  };
}

function presentItem(one: ComingShare) {
  return {
    note_id: one.noteId,
    note_number: one.noteNumber,
    title: one.title,
    due_on: one.dueOn,
    expected_on: one.expectedOn,
    principal: senToText(one.principalSen),
    return: senToText(one.returnSen),
    state: one.state,
  };
}

function partsOf(payments: readonly ComingDay[]) {
  const text = (amounts: readonly Sen[]) => senToText(sumSen(amounts));
  return {
    principal: text(payments.map((one) => one.principalSen)),
    return: text(payments.map((one) => one.returnSen)),
  };
}
