import { mayConclude } from '@titian/contracts/monitoring';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { Investor } from '../onboarding/public.ts';
import type { RuleTerms, RuleVersion } from './domain/rule.ts';
import type { Backtest } from './queries/backtest.ts';
import type { AlertPage, NamedAlert } from './queries/read-alerts.ts';

type AlertRow = ParsedApi['operatorAlerts']['response']['items'][number];
type AlertDetail = ParsedApi['operatorAlert']['response']['alert'];
type RuleRow = ParsedApi['operatorMonitoringRules']['response']['rules'][number]['in_force'];

export function presentTerms(rule: RuleTerms) {
  return {
    ...{ kind: rule.kind, is_enabled: rule.isEnabled, severity: rule.severity },
    ...{ days: rule.days, count: rule.count, percent: rule.percent },
    amount: rule.amountSen === null ? null : senToText(rule.amountSen),
  };
}

export function presentRule(rule: RuleVersion): RuleRow {
  return {
    ...presentTerms(rule),
    ...{ version: rule.version, approval_id: rule.approvalId, created_at: rule.createdAt.toISOString() },
  };
}

export function presentAlert({ alert, customer, case: one }: NamedAlert): AlertRow {
  return {
    ...{ id: alert.id, rule: alert.kind, customer: presentCustomer(customer), severity: one.priority },
    ...{ from: alert.from, until: alert.until, amount: senToText(alert.amountSen) },
    state: alert.conclusion === null ? 'open' : 'closed',
    case: { id: one.id, number: one.number },
  };
}

export function presentAlertPage(page: AlertPage, operator: OperatorPrincipal): AlertDetail {
  const { alert, case: one } = page;
  const { conclusion, annualIncomeSen } = alert;
  return {
    ...presentAlert(page),
    raised_by: presentRule(page.rule),
    movements: alert.movements.map(({ seq, on, kind, amountSen }) => ({
      ...{ seq: String(seq), on, kind, amount: senToText(amountSen) },
    })),
    annual_income: annualIncomeSen === null ? null : senToText(annualIncomeSen),
    shared_with: page.sharedWith.map(presentCustomer),
    others: page.others.map(presentAlert),
    conclusion:
      conclusion === null
        ? null
        : { reason: conclusion.reason, by: page.concludedBy, at: conclusion.at.toISOString() },
    case_version: one.version,
    can: { conclude: conclusion === null && mayConclude(operator) },
  };
}

export function presentBacktest({ from, until, alerts, alertsInForce, customers }: Backtest) {
  return {
    ...{ from, until, alerts, alerts_in_force: alertsInForce },
    customers: customers.map((one) => ({ ...presentCustomer(one.customer), alerts: one.alerts })),
  };
}

function presentCustomer({ userId, invNo, verifiedName }: Investor) {
  return { id: userId, number: invNo, name: verifiedName };
}
