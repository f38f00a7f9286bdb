import { sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { StoredBacktest } from '../domain/backtest.ts';
import type { RuleTerms } from '../domain/rule.ts';

export async function insertBacktest(tx: Tx, test: StoredBacktest): Promise<void> {
  const { terms } = test;
  await tx.db
    .insertInto('monitoring_backtests')
    .values({
      ...{ id: test.id, operator_id: test.operatorId, kind: terms.kind, version: test.version },
      ...{ is_enabled: terms.isEnabled, severity: terms.severity, days: terms.days, count: terms.count },
      ...{ amount_sen: terms.amountSen, percent: terms.percent, from_on: test.from, until_on: test.until },
      ...{ tested_on: test.testedOn, alerts: test.alerts, alerts_in_force: test.alertsInForce },
    })
    .execute();
}

export async function findBacktest(reader: Reader, id: string): Promise<StoredBacktest | null> {
  const row = await reader.db
    .selectFrom('monitoring_backtests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const terms: RuleTerms = {
    // The rule that the row refers to has exactly these kinds and severities.
    kind: row.kind as RuleTerms['kind'],
    severity: row.severity as RuleTerms['severity'],
    ...{ isEnabled: row.is_enabled, days: row.days, count: row.count, percent: row.percent },
    amountSen: row.amount_sen === null ? null : sen(row.amount_sen),
  };
  return {
    ...{ id: row.id, operatorId: row.operator_id, terms, version: row.version },
    ...{ from: row.from_on, until: row.until_on, testedOn: row.tested_on },
    ...{ alerts: row.alerts, alertsInForce: row.alerts_in_force },
  };
}
