import { type MonitoringRuleKind, monitoringRuleKinds } from '@titian/contracts/monitoring';
import type { QueryCtx } from '../../../platform/context.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import type { RuleVersion } from '../domain/rule.ts';
import { ruleIdOf } from '../domain/rule-id.ts';
import { listRules } from '../store/rules.ts';

/** A rule with the version in force and the earlier ones, newest first. */
export interface Rule {
  readonly kind: MonitoringRuleKind;
  readonly inForce: RuleVersion;
  readonly earlier: readonly RuleVersion[];
  /** Whether a change waits for a second operator. */
  readonly isProposed: boolean;
}

/** All rules in the order of their kinds. */
export async function readRules(ctx: QueryCtx): Promise<Rule[]> {
  const versions = await listRules(ctx.reader);
  const proposed = await subjectsWithProposal(ctx, 'monitoring_rule', monitoringRuleKinds.map(ruleIdOf));
  return monitoringRuleKinds.flatMap((kind) => {
    const [inForce, ...earlier] = versions.filter((one) => one.kind === kind);
    return inForce === undefined
      ? []
      : [{ kind, inForce, earlier, isProposed: proposed.has(ruleIdOf(kind)) }];
  });
}

/** The version of each rule that is in force. */
export async function rulesInForce(ctx: QueryCtx): Promise<RuleVersion[]> {
  const versions = await listRules(ctx.reader);
  return versions.filter((one, index) => versions[index - 1]?.kind !== one.kind);
}
