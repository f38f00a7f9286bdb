import type { MonitoringRuleKind } from '@titian/contracts/monitoring';
import { sen } from '@titian/finance/sen';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MonitoringRules } from '../../../platform/db/schema.ts';
import type { RuleTerms, RuleVersion } from '../domain/rule.ts';

/** All versions of all rules, by kind, newest first. */
export async function listRules(reader: Reader): Promise<RuleVersion[]> {
  const rows = await reader.db
    .selectFrom('monitoring_rules')
    .selectAll()
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(ruleOf);
}

/** The version of a rule that is in force. */
export async function findInForce(reader: Reader, kind: MonitoringRuleKind): Promise<RuleVersion | null> {
  const row = await reader.db
    .selectFrom('monitoring_rules')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : ruleOf(row);
}

/** Until the transaction ends nobody else adds a version of the rule. */
export async function lockRule(tx: Tx, kind: MonitoringRuleKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`monitoring_rule ${kind}`}))`.execute(tx.db);
}

export interface NewVersion extends RuleTerms {
  readonly id: string;
  readonly version: number;
  readonly approvalId: string;
}

export async function insertRule(tx: Tx, rule: NewVersion): Promise<void> {
  await tx.db
    .insertInto('monitoring_rules')
    .values({
      ...{ id: rule.id, kind: rule.kind, version: rule.version, is_enabled: rule.isEnabled },
      ...{ severity: rule.severity, days: rule.days, count: rule.count, amount_sen: rule.amountSen },
      ...{ percent: rule.percent, approval_id: rule.approvalId },
    })
    .execute();
}

function ruleOf(row: Selectable<MonitoringRules>): RuleVersion {
  return {
    ...{ id: row.id, version: row.version, isEnabled: row.is_enabled },
    // The CHECK lists of the table are exactly these types.
    kind: row.kind as RuleVersion['kind'],
    severity: row.severity as RuleVersion['severity'],
    ...{ days: row.days, count: row.count, percent: row.percent },
    amountSen: row.amount_sen === null ? null : sen(row.amount_sen),
    ...{ approvalId: row.approval_id, createdAt: row.created_at },
  };
}
