import { type MonitoringRuleKind, parametersOfRule } from '@titian/contracts/monitoring';
import { malaysiaDay } from '@titian/finance/calendar';
import { evaluateDay } from '../../src/modules/monitoring/commands/evaluate-day.ts';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { giveCash } from './financing.ts';
import { call, type Headers } from './http.ts';
import { type ApprovedInvestor, approvedInvestor } from './onboarding.ts';
import { operatorPair } from './operators.ts';

/** Evaluates the rules for the movements of today, as the end of the day does. */
export function evaluateToday(app: TestApp): Promise<void> {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  return evaluateDay(app.work, scope, malaysiaDay(app.work.clock.now()));
}

/** All alerts about a customer, as an operator reads them. */
export async function alertsOf(app: TestApp, headers: Headers, customerId: string) {
  const { body } = await call(app, 'operatorAlerts', { headers, query: { limit: '100' } });
  return body.items.filter(({ customer }) => customer.id === customerId);
}

/** An investor whose three deposits are each below the amount of the rule and reach it together, with the alert. */
export async function raisedAlert(app: TestApp): Promise<{
  readonly id: string;
  readonly caseId: string;
  readonly investor: ApprovedInvestor;
}> {
  const investor = await approvedInvestor(app);
  await giveCash(app, investor, ['20000.00', '20000.00', '20000.00']);
  await evaluateToday(app);
  const { maker } = await operatorPair(app);
  const alerts = await alertsOf(app, maker.headers, investor.userId);
  const alert = alerts.find(({ rule }) => rule === 'structuring');
  if (alert === undefined) {
    throw new Error('the deposits raised no alert');
  }
  return { id: alert.id, caseId: alert.case.id, investor };
}

/** A draft of a report of an alert, and what writes, submits and approves it. */
export async function draftedReport(app: TestApp, headers: Headers, alertId: string): Promise<string> {
  const body = { alert_id: alertId, customer_number: null, from: null, until: null };
  return (await call(app, 'operatorDraftSuspicionReport', { headers, body })).body.id;
}

/** A version of a rule that is in force nowhere yet, with anything else in its place. */
export function changedRule({
  kind,
  ...change
}: { readonly kind: MonitoringRuleKind } & Readonly<Record<string, unknown>>) {
  const values = { days: 10, count: 4, amount: '40000.00', percent: 90 };
  const names: readonly string[] = parametersOfRule[kind];
  const parameters = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, names.includes(name) ? value : null]),
  );
  return { kind, is_enabled: true, severity: 'high', ...parameters, ...change };
}
