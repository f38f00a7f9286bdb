import { message } from '@titian/contracts/messages/message';
import type { MonitoringRuleKind } from '@titian/contracts/monitoring';
import { monitoringRule } from '@titian/contracts/schemas/operator-monitoring';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, approvalExecutor } from '../../approvals/public.ts';
import { isSameRule, type RuleVersion } from '../domain/rule.ts';
import { ruleIdOf } from '../domain/rule-id.ts';
import { termsOf } from '../domain/terms-of.ts';
import { presentTerms } from '../present.ts';
import { findInForce, insertRule, lockRule } from '../store/rules.ts';

type RuleChange = z.output<typeof monitoringRule>;

/** A second compliance operator approves a version of a rule, which counts from the next night on (TXM-1). */
export const monitoringRuleChange = approvalExecutor<RuleChange>({
  kind: 'monitoring_rule',
  subjectKind: 'monitoring_rule',
  after: monitoringRule,
  subjectIdOf: (after) => ruleIdOf(after.kind),
  async load(ctx, subjectId, { after }) {
    const inForce = await loadRule(ctx, subjectId, after);
    return {
      version: inForce.version,
      label: message('subject_monitoring_rule'),
      before: presentTerms(inForce),
    };
  },
  async binds(ctx, subjectId, { after }) {
    return { replaces: (await loadRule(ctx, subjectId, after)).id };
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
