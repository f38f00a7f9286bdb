import { type MonitoringRuleKind, parametersOfRule } from '@titian/contracts/monitoring';
import { malaysiaDay } from '@titian/finance/calendar';
import { evaluateDay } from '../../src/modules/monitoring/commands/evaluate-day.ts';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { giveCash } from './financing.ts';
import { call, type Headers } from './http.ts';
import { signInOperator } from './identity.ts';
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

/** A draft of a report about an investor, one that waits for approval and one that is approved. */
export async function reportsOf(app: TestApp, { investor }: ApprovedInvestor): Promise<string[]> {
  const [author, other] = [
    await signInOperator(app, ['compliance']),
    await signInOperator(app, ['compliance']),
  ];
  const on = malaysiaDay(app.work.clock.now());
  const body = { alert_id: null, customer_number: investor.invNo, from: on, until: on };
  const { headers } = author;
  const ids: string[] = [];
  for (const state of ['draft', 'submitted', 'approved'] as const) {
    const { id } = (await call(app, 'operatorDraftSuspicionReport', { headers, body })).body;
    ids.push(id);
    if (state === 'draft') {
      continue;
    }
    const params = { id };
    const written = { version: 1, grounds: 'Deposits of no known source', related: [] };
    await call(app, 'operatorWriteSuspicionReport', { headers, params, body: written });
    await call(app, 'operatorSubmitSuspicionReport', { headers, params, body: { version: 2 } });
    if (state === 'approved') {
      const { report } = (await call(app, 'operatorSuspicionReport', { headers, params })).body;
      const decision = {
        ...{ version: 3, decision: 'approve' as const },
        content_sha256: report.content_sha256 ?? '',
      };
      await call(app, 'operatorDecideSuspicionReport', { headers: other.headers, params, body: decision });
    }
  }
  return ids;
}

/** A version of a rule with the back-test that its proposal names, run by the maker; on a day, or today. */
export async function backtestedRule<Rule extends object>(app: TestApp, rule: Rule, headers?: Headers) {
  const by = headers ?? (await operatorPair(app)).maker.headers;
  const { body, status, error } = await call(app, 'operatorBacktest', { headers: by, body: rule as never });
  if (status !== 200) {
    throw new Error(`the back-test answered ${status}: ${JSON.stringify(error)}`);
  }
  return { ...rule, backtest_id: body.id, alerts: body.alerts };
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
