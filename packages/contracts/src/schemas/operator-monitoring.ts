import { z } from 'zod';
import { casePriorities } from '../cases.ts';
import type { monitoringEndpoints } from '../endpoints/operator-monitoring.ts';
import { issueMessage } from '../messages/message.ts';
import {
  BACKTEST_CUSTOMERS,
  hasParameter,
  MONITORING_DAYS_MAX,
  monitoredMovements,
  monitoringParameters,
  monitoringRuleKinds,
  monitoringStates,
  relationBases,
} from '../monitoring.ts';
import {
  amount,
  amountOut,
  day,
  id,
  instant,
  longText,
  ok,
  okList,
  oneOf,
  pageQuery,
  whole,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const ruleKind = oneOf(monitoringRuleKinds, issueMessage('monitoring_rule_kind_required'));

/** A version of a rule: each parameter that the rule has, and null for the others (TXM-1). */
export const monitoringRule = z
  .strictObject({
    kind: ruleKind,
    is_enabled: z.boolean({ error: issueMessage('yes_or_no_required') }),
    severity: oneOf(casePriorities, issueMessage('alert_severity_required')),
    days: whole(
      1,
      MONITORING_DAYS_MAX,
      issueMessage('monitoring_days_invalid', { max: String(MONITORING_DAYS_MAX) }),
    ).nullable(),
    count: whole(2, 1_000, issueMessage('monitoring_count_invalid')).nullable(),
    amount: amount.nullable(),
    percent: whole(1, 1_000, issueMessage('monitoring_percent_invalid')).nullable(),
  })
  .superRefine((rule, ctx) => {
    for (const name of monitoringParameters) {
      if (hasParameter(rule.kind, name) !== (rule[name] !== null)) {
        ctx.addIssue({
          code: 'custom',
          path: [name],
          message: issueMessage('monitoring_parameters_invalid'),
        });
      }
    }
  });

const ruleOut = z.object({
  kind: z.enum(monitoringRuleKinds),
  version: z.int(),
  is_enabled: z.boolean(),
  severity: z.enum(casePriorities),
  days: z.int().nullable(),
  count: z.int().nullable(),
  amount: amountOut.nullable(),
  percent: z.int().nullable(),
  /** Null for the version that the platform began with. */
  approval_id: id.nullable(),
  created_at: instant,
});

const customer = z.object({ id, number: z.string(), name: z.string() });

const alertRow = z.object({
  id,
  rule: z.enum(monitoringRuleKinds),
  customer,
  severity: z.enum(casePriorities),
  /** The days that the alert is about. */
  from: day,
  until: day,
  /** What the movements that raised it come to. */
  amount: amountOut,
  state: z.enum(monitoringStates),
  case: z.object({ id, number: z.string() }),
});

const alertPage = alertRow.extend({
  /** The version of the rule that raised it. */
  raised_by: ruleOut,
  /** As they were that night; `amount` is positive where the customer received. */
  movements: z.array(
    z.object({ on: day, kind: z.enum(monitoredMovements), amount: z.string(), seq: z.string() }),
  ),
  /** What was compared, where a rule is about what the customer declared. */
  annual_income: amountOut.nullable(),
  /** Other customers with the same bank account. */
  shared_with: z.array(customer),
  /** Issuers to whom the investor is related, and how. */
  related: z.array(customer.extend({ bases: z.array(z.enum(relationBases)) })),
  /** Other alerts about the customer, newest first. */
  others: z.array(alertRow),
  /** `reason` is the number of the report, where one was lodged. */
  conclusion: z
    .object({ reason: z.string(), by: z.string(), at: instant, is_reported: z.boolean() })
    .nullable(),
  /** The suspicious transaction report of it that was not withdrawn. */
  report: z.object({ id, number: z.string() }).nullable(),
  case_version: z.int(),
  can: z.object({ conclude: z.boolean(), report: z.boolean() }),
});

export const monitoringSchemas = {
  operatorAlerts: {
    query: z.object({
      ...pageQuery,
      state: oneOf(monitoringStates, issueMessage('alert_state_invalid')).optional(),
    }),
    response: okList(alertRow),
  },
  operatorAlert: { params: z.object({ id }), response: ok({ alert: alertPage }) },
  operatorConcludeAlert: {
    params: z.object({ id }),
    body: z.strictObject({
      /** The version of the case that was read. */
      version: whole(1, 2_147_483_647, issueMessage('case_version_required')),
      reason: longText(2_000, issueMessage('reason_required')),
    }),
    response: ok({ alert: alertPage }),
  },
  operatorMonitoringRules: {
    response: ok({
      rules: z.array(
        z.object({
          id,
          in_force: ruleOut,
          /** Newest first. */
          earlier: z.array(ruleOut),
          can: z.object({ propose: z.boolean() }),
        }),
      ),
    }),
  },
  operatorBacktest: {
    body: monitoringRule,
    response: ok({
      /** What a proposal of exactly these values names (TXM-12). */
      id,
      from: day,
      until: day,
      /** How many alerts the version would have raised, and the one in force. */
      alerts: z.int(),
      alerts_in_force: z.int(),
      customers: z.array(customer.extend({ alerts: z.int() })).max(BACKTEST_CUSTOMERS),
    }),
  },
} satisfies AreaSchemas<typeof monitoringEndpoints>;
