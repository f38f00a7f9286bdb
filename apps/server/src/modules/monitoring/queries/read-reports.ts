import type { SuspicionReportState } from '@titian/contracts/suspicion';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { type Case, readCasesById } from '../../cases/public.ts';
import { readOperators } from '../../identity/public.ts';
import type { SuspicionReport } from '../domain/report.ts';
import { findReport, listReports } from '../store/reports.ts';

/**
 * A page of reports, newest first.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function readReports(
  ctx: QueryCtx,
  query: {
    readonly state?: SuspicionReportState | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<SuspicionReport>> {
  const found = await listReports(ctx.reader, ctx.fieldEncryption, {
    ...{ state: query.state ?? null, beforeId: idCursor(query.cursor), limit: query.limit + 1 },
  });
  return pageOf(found, query.limit, (last) => last.id);
}

/** A report with its case and the names of those who acted on it. */
export interface ReportPage {
  readonly report: SuspicionReport;
  readonly case: Case;
  readonly nameOf: (operatorId: string) => string;
}

/** @throws AppError `not_found` */
export async function readReport(ctx: QueryCtx, id: string): Promise<ReportPage> {
  const report = await findReport(ctx.reader, ctx.fieldEncryption, id);
  if (report === null) {
    throw new AppError('not_found');
  }
  const one = (await readCasesById(ctx, [report.caseId])).get(report.caseId);
  invariant(one, `report ${report.number} has a case`);
  const { authors, decision, lodgement } = report;
  const ids = [...authors, decision?.by, lodgement?.by].filter((by) => by !== undefined);
  const operators = await readOperators(ctx, [...new Set(ids)]);
  return { report, case: one, nameOf: (by) => operators.get(by)?.name ?? '' };
}
