import { mayConclude } from '@titian/contracts/monitoring';
import { maskNumber } from '@titian/contracts/operator-access';
import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { actsOnReport } from '@titian/contracts/suspicion';
import { senToText } from '@titian/finance/sen';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { Investor } from '../onboarding/public.ts';
import type { Movement } from './domain/evaluate.ts';
import type { SuspicionReport } from './domain/report.ts';
import type { RuleTerms, RuleVersion } from './domain/rule.ts';
import type { Backtest } from './queries/backtest.ts';
import type { AlertPage, NamedAlert } from './queries/read-alerts.ts';
import type { ReportPage } from './queries/read-reports.ts';

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
    movements: alert.movements.map(presentMovement),
    annual_income: annualIncomeSen === null ? null : senToText(annualIncomeSen),
    shared_with: page.sharedWith.map(presentCustomer),
    related: alert.relations.flatMap(({ issuerId, bases }) => {
      const issuer = page.related.get(issuerId);
      return issuer === undefined
        ? []
        : [{ id: issuerId, number: issuer.registrationNo, name: issuer.companyName, bases: [...bases] }];
    }),
    others: page.others.map(presentAlert),
    conclusion:
      conclusion === null
        ? null
        : {
            ...{ reason: conclusion.reason, by: page.concludedBy, at: conclusion.at.toISOString() },
            is_reported: conclusion.reportId !== null,
          },
    report: page.report,
    case_version: one.version,
    can: {
      conclude: conclusion === null && page.report === null && mayConclude(operator),
      report: conclusion === null && page.report === null && may(operator, 'suspicion_report'),
    },
  };
}

function presentMovement({ seq, on, kind, amountSen }: Movement) {
  return { seq: String(seq), on, kind, amount: senToText(amountSen) };
}

type ReportRow = ParsedApi['operatorSuspicionReports']['response']['items'][number];
type ReportDetail = ParsedApi['operatorSuspicionReport']['response']['report'];

export function presentReport(report: SuspicionReport): ReportRow {
  const { id, number, customerId, subject, state, lodgement } = report;
  return {
    ...{ id, number, state, drafted_at: report.draftedAt.toISOString() },
    customer: { id: customerId, number: subject.number, name: subject.name },
    ...{ lodged_on: lodgement?.on ?? null, reference: lodgement?.reference ?? null },
  };
}

export function presentReportPage(
  { report, case: one, nameOf }: ReportPage,
  operator: OperatorPrincipal,
): ReportDetail {
  const { subject, identityNumber, decision, lodgement } = report;
  return {
    ...presentReport(report),
    ...{ alert_id: report.alertId, case: { id: one.id, number: one.number } },
    subject: {
      ...{ identity_type: subject.identityType, born_on: subject.bornOn, address: subject.address },
      identity_number: identityNumber === null ? null : maskNumber(identityNumber),
      ...{ phone: subject.phone, email: subject.email },
    },
    ...{ from: report.from, until: report.until, movements: report.movements.map(presentMovement) },
    ...{ grounds: report.grounds, related: [...report.related], authors: report.authors.map(nameOf) },
    content_sha256: report.contentSha256,
    decided_by: decision === null ? null : nameOf(decision.by),
    decided_at: decision?.at.toISOString() ?? null,
    remark: report.remark,
    lodged_by: lodgement === null ? null : nameOf(lodgement.by),
    version: report.version,
    can: actsOnReport(operator, report),
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
