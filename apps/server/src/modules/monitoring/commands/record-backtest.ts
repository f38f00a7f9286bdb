import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import type { RuleTerms } from '../domain/rule.ts';
import { ruleIdOf } from '../domain/rule-id.ts';
import type { Backtest } from '../queries/backtest.ts';
import { insertBacktest } from '../store/backtests.ts';

/**
 * Stores what a back-test counted, for the proposal of its values (TXM-12). It names customers, so that it is recorded who
 * saw them; which ones is not, as it would reveal a suspicion.
 * @returns the id that a proposal names
 */
export async function recordBacktest(
  ctx: Ctx,
  operator: OperatorPrincipal,
  { terms, result }: { readonly terms: RuleTerms; readonly result: Backtest },
): Promise<string> {
  const id = newId();
  const { version, from, until, alerts, alertsInForce } = result;
  await insertBacktest(ctx.tx, {
    ...{ id, operatorId: operator.id, terms, version, from, until, alerts, alertsInForce },
    testedOn: ctx.businessDate,
  });
  await recordAudit(ctx, {
    action: 'monitoring_rule.backtested',
    ...{ subjectKind: 'monitoring_rule', subjectId: ruleIdOf(terms.kind) },
  });
  return id;
}
