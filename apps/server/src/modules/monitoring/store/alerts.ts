import { type MonitoringState, relationBases } from '@titian/contracts/monitoring';
import { sen } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { MonitoringAlerts } from '../../../platform/db/schema.ts';
import type { Alert } from '../domain/alert.ts';
import { movementsOf, storeMovements } from '../domain/stored-movements.ts';

export async function insertAlert(tx: Tx, alert: Omit<Alert, 'conclusion'>): Promise<void> {
  await tx.db
    .insertInto('monitoring_alerts')
    .values({
      ...{ id: alert.id, rule_id: alert.ruleId, kind: alert.kind, customer_id: alert.customerId },
      ...{ case_id: alert.caseId, from_on: alert.from, until_on: alert.until, amount_sen: alert.amountSen },
      ...{ annual_income_sen: alert.annualIncomeSen, shared_with: [...alert.sharedWith] },
      movements: storeMovements(alert.movements),
      relations: JSON.stringify(alert.relations),
    })
    .execute();
}

/** The alerts about some customers, newest first. */
export async function listAlertsOf(reader: Reader, customerIds: readonly string[]): Promise<Alert[]> {
  const rows = await reader.db
    .selectFrom('monitoring_alerts')
    .selectAll()
    .where('customer_id', '=', oneOf(customerIds))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(alertOf);
}

/** A page of alerts, newest first. */
export async function listAlerts(
  reader: Reader,
  query: { readonly state: MonitoringState | null; readonly beforeId: string | null; readonly limit: number },
): Promise<Alert[]> {
  const { state, beforeId } = query;
  const rows = await reader.db
    .selectFrom('monitoring_alerts')
    .selectAll()
    .$if(state === 'open', (open) => open.where('conclusion', 'is', null))
    .$if(state === 'closed', (closed) => closed.where('conclusion', 'is not', null))
    .$if(beforeId !== null, (page) => page.where('id', '<', beforeId ?? ''))
    .orderBy('id', 'desc')
    .limit(query.limit)
    .execute();
  return rows.map(alertOf);
}

export async function findAlert(reader: Reader, id: string): Promise<Alert | null> {
  const row = await reader.db
    .selectFrom('monitoring_alerts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : alertOf(row);
}

export async function writeConclusion(
  tx: Tx,
  id: string,
  conclusion: NonNullable<Alert['conclusion']>,
): Promise<void> {
  await tx.db
    .updateTable('monitoring_alerts')
    .set({
      ...{ conclusion: conclusion.reason, concluded_by: conclusion.by, concluded_at: conclusion.at },
      report_id: conclusion.reportId,
    })
    .where('id', '=', id)
    .execute();
}

const storedRelations = z.array(z.object({ issuerId: z.string(), bases: z.array(z.enum(relationBases)) }));

function alertOf(row: Selectable<MonitoringAlerts>): Alert {
  const { conclusion, concluded_by: by, concluded_at: at } = row;
  return {
    ...{ id: row.id, ruleId: row.rule_id, customerId: row.customer_id, caseId: row.case_id },
    // Written from a rule, whose CHECK list is exactly this type.
    kind: row.kind as Alert['kind'],
    ...{ from: row.from_on, until: row.until_on, amountSen: sen(row.amount_sen) },
    annualIncomeSen: row.annual_income_sen === null ? null : sen(row.annual_income_sen),
    sharedWith: row.shared_with,
    movements: movementsOf(row.movements),
    relations: storedRelations.parse(row.relations),
    conclusion:
      conclusion === null || by === null || at === null
        ? null
        : { reason: conclusion, by, at, reportId: row.report_id },
  };
}
