import type { MonitoringState } from '@titian/contracts/monitoring';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { type Case, readCasesById } from '../../cases/public.ts';
import { readOperators } from '../../identity/public.ts';
import { type Investor, type Issuer, readInvestors, readIssuers } from '../../onboarding/public.ts';
import type { Alert } from '../domain/alert.ts';
import type { RuleVersion } from '../domain/rule.ts';
import { findAlert, listAlerts, listAlertsOf } from '../store/alerts.ts';
import { findOpenReport } from '../store/reports.ts';
import { listRules } from '../store/rules.ts';

/** An alert with its case and the customer. */
export interface NamedAlert {
  readonly alert: Alert;
  readonly customer: Investor;
  readonly case: Case;
}

/**
 * A page of alerts, newest first.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function readAlerts(
  ctx: QueryCtx,
  query: {
    readonly state?: MonitoringState | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<NamedAlert>> {
  const found = await listAlerts(ctx.reader, {
    ...{ state: query.state ?? null, beforeId: idCursor(query.cursor), limit: query.limit + 1 },
  });
  const page = pageOf(found, query.limit, (last) => last.id);
  return { ...page, rows: await withNames(ctx, page.rows) };
}

/** An alert with everything that it is concluded by. */
export interface AlertPage extends NamedAlert {
  readonly rule: RuleVersion;
  readonly sharedWith: readonly Investor[];
  /** Issuers to whom the customer is related. */
  readonly related: ReadonlyMap<string, Issuer>;
  readonly others: readonly NamedAlert[];
  readonly concludedBy: string;
  /** The report of it that was not withdrawn (TXM-8). */
  readonly report: { readonly id: string; readonly number: string } | null;
}

/** @throws AppError `not_found` */
export async function readAlert(ctx: QueryCtx, id: string): Promise<AlertPage> {
  const alert = await findAlert(ctx.reader, id);
  if (alert === null) {
    throw new AppError('not_found');
  }
  const all = await withNames(ctx, await listAlertsOf(ctx.reader, [alert.customerId]));
  const named = all.find((one) => one.alert.id === id);
  const rule = (await listRules(ctx.reader)).find((one) => one.id === alert.ruleId);
  invariant(named !== undefined && rule !== undefined, 'an alert has a customer, a case and a rule');
  const by = alert.conclusion?.by;
  const operators = await readOperators(ctx, by === undefined ? [] : [by]);
  return {
    ...named,
    rule,
    sharedWith: [...(await readInvestors(ctx, alert.sharedWith)).values()],
    related: await readIssuers(
      ctx,
      alert.relations.map(({ issuerId }) => issuerId),
    ),
    others: all.filter((one) => one.alert.id !== id),
    concludedBy: operators.get(by ?? '')?.name ?? '',
    report: await findOpenReport(ctx.reader, alert.caseId),
  };
}

async function withNames(ctx: QueryCtx, alerts: readonly Alert[]): Promise<NamedAlert[]> {
  const customers = await readInvestors(ctx, [...new Set(alerts.map((one) => one.customerId))]);
  const cases = await readCasesById(
    ctx,
    alerts.map((one) => one.caseId),
  );
  return alerts.flatMap((alert) => {
    const [customer, one] = [customers.get(alert.customerId), cases.get(alert.caseId)];
    return customer === undefined || one === undefined ? [] : [{ alert, customer, case: one }];
  });
}
