import { message } from '@titian/contracts/messages/message';
import type { MonitoringRuleKind } from '@titian/contracts/monitoring';
import { monitoringRuleVersion } from '@titian/contracts/schemas/monitoring-proposals';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, type ApprovalRequest, approvalExecutor } from '../../approvals/public.ts';
import { isOfProposal, type StoredBacktest } from '../domain/backtest.ts';
import { isSameRule, type RuleVersion } from '../domain/rule.ts';
import { ruleIdOf } from '../domain/rule-id.ts';
import { termsOf } from '../domain/terms-of.ts';
import { presentTerms } from '../present.ts';
import { findBacktest } from '../store/backtests.ts';
import { findInForce, insertRule, lockRule } from '../store/rules.ts';

type RuleChange = z.output<typeof monitoringRuleVersion>;

/**
 * A second compliance operator approves a version of a rule, which counts from the next night on (TXM-1), by the alerts
 * that its back-test counted (TXM-12).
 */
export const monitoringRuleChange = approvalExecutor<RuleChange>({
  kind: 'monitoring_rule',
  subjectKind: 'monitoring_rule',
  after: monitoringRuleVersion,
  subjectIdOf: (after) => ruleIdOf(after.kind),
  async load(ctx, subjectId, request) {
    const inForce = await loadRule(ctx, subjectId, request.after);
    const { alertsInForce } = await loadBacktest(ctx, inForce, request);
    return {
      version: inForce.version,
      label: message('subject_monitoring_rule'),
      before: { ...presentTerms(inForce), alerts: alertsInForce },
    };
  },
  async binds(ctx, subjectId, { after }) {
    const { id } = await loadRule(ctx, subjectId, after);
    const test = await findBacktest(ctx.reader, after.backtest_id);
    invariant(test, 'a proposed version has its back-test');
    const { alerts, alertsInForce, from, until } = test;
    return { replaces: id, backtest: { alerts, alerts_in_force: alertsInForce, from, until } };
  },
  apply: addVersion,
});

/** The version that the change replaces. @throws FieldError where the change is none, or finds nothing */
async function loadRule(ctx: Ctx, subjectId: string, after: RuleChange): Promise<RuleVersion> {
  if (ruleIdOf(after.kind) !== subjectId) {
    throw fieldError('after.kind', message('monitoring_rule_kind_required'));
  }
  const terms = termsOf(after, 'after.');
  await lockRule(ctx.tx, after.kind);
  const inForce = await ruleInForce(ctx, after.kind);
  if (isSameRule(inForce, terms)) {
    throw fieldError('after.is_enabled', message('monitoring_rule_unchanged'));
  }
  return inForce;
}

/**
 * The back-test that a proposal names. Its maker and day are checked when it is proposed; afterwards what it counted is bound.
 * @throws FieldError where it is none of exactly these values against the version in force
 */
async function loadBacktest(
  ctx: Ctx,
  { version }: RuleVersion,
  { after, approvalId }: ApprovalRequest<RuleChange>,
): Promise<StoredBacktest> {
  const test = await findBacktest(ctx.reader, after.backtest_id);
  const proposed = {
    ...{ terms: termsOf(after, 'after.'), version, alerts: after.alerts },
    ...{ operatorId: ctx.actor.id, on: ctx.businessDate },
  };
  if (test === null || (approvalId === null && !isOfProposal(test, proposed))) {
    throw fieldError('after.backtest_id', message('monitoring_backtest_required'));
  }
  return test;
}

async function ruleInForce(ctx: Ctx, kind: MonitoringRuleKind): Promise<RuleVersion> {
  const inForce = await findInForce(ctx.reader, kind);
  if (inForce === null) {
    throw new AppError('not_found');
  }
  return inForce;
}

async function addVersion(ctx: Ctx, approval: ApprovalOf<RuleChange>): Promise<void> {
  const { after, id: approvalId, subjectId } = approval;
  const { version } = await loadRule(ctx, subjectId, after);
  await insertRule(ctx.tx, {
    ...termsOf(after, 'after.'),
    ...{ id: newId(), version: version + 1, approvalId },
  });
  await recordAudit(ctx, {
    action: 'monitoring_rule.changed',
    ...{ subjectKind: 'monitoring_rule', subjectId, before: approval.before, after: { ...after } },
    reason: approval.reason,
  });
}
