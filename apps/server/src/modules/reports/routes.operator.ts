import { Readable } from 'node:stream';
import type { QueryCtx } from '../../platform/context.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { recordExport } from '../back-office/public.ts';
import { type FileTable, reportCsv } from './domain/report-files.ts';
import { reportPdf } from './domain/report-pdf.ts';
import { fileOfReturn, presentPeriod, presentReturn } from './domain/return-wire.ts';
import { fileOfReport, presentReport } from './present.ts';
import { withApproval } from './queries/approved-by.ts';
import { readReport } from './queries/read-report.ts';
import { readMarketReturn, readReturnPeriods } from './queries/read-returns.ts';

/** Reports on screen and as files (OPS-37). */
export function reportRoutes(routes: Routes): void {
  returnRoutes(routes);
  routes.on('operatorReport', (call) =>
    call.read(async (ctx) => ({
      success: true,
      report: presentReport(await readReport(ctx, call.params.report, call.query, call.language), ctx.now),
    })),
  );
  routes.on('operatorReportFile', async (call) => {
    const { format, ...query } = call.query;
    const { report, now } = await call.read(async (ctx) => ({
      report: await readReport(ctx, call.params.report, query, call.language),
      now: ctx.now,
    }));
    await call.command((ctx) =>
      recordExport(ctx, call.principal, {
        list: call.params.report,
        filter: { ...query, format },
        count: async () => report.table.rows.length,
      }),
    );
    return sendTable(call, fileOfReport(presentReport(report, now), call.language), {
      name: `${call.params.report}-${report.request.to}`,
      ...{ format, now },
    });
  });
}

/** The return of each quarter, as it stands or as two operators froze it (OPS-39). */
function returnRoutes(routes: Routes): void {
  routes.on('operatorMarketReturns', (call) =>
    call.read(async (ctx) => {
      const periods = await readReturnPeriods(ctx);
      const approved = await withApproval(
        ctx,
        periods.flatMap((one) => one.frozen ?? []),
      );
      return { success: true, items: periods.map((one) => presentPeriod(one, approved)) };
    }),
  );
  routes.on('operatorMarketReturn', (call) =>
    call.read(async (ctx) => {
      const { found, approved } = await approvedReturn(ctx, call.params.period);
      const reader = { operator: call.principal, language: call.language };
      return { success: true, market_return: presentReturn(found, approved, reader) };
    }),
  );
  routes.on('operatorMarketReturnFile', async (call) => {
    const { period } = call.params;
    const { format } = call.query;
    const { table, now } = await call.read(async (ctx) => {
      const { found, approved } = await approvedReturn(ctx, period);
      return { table: fileOfReturn(found, approved, { format, language: call.language }), now: ctx.now };
    });
    await call.command((ctx) =>
      recordExport(ctx, call.principal, {
        list: 'market_return',
        filter: { period, format },
        count: async () => table.rows.length,
      }),
    );
    return sendTable(call, table, { name: `return-${period}`, format, now });
  });
}

async function approvedReturn(ctx: QueryCtx, period: string) {
  const found = await readMarketReturn(ctx, period);
  const versions = found.frozen === null ? found.earlier : [found.frozen, ...found.earlier];
  return { found, approved: await withApproval(ctx, versions) };
}

interface FileOptions {
  readonly name: string;
  readonly format: 'csv' | 'pdf';
  readonly now: Date;
}

function sendTable(
  { reply, language }: Pick<Call<'operatorReportFile'>, 'reply' | 'language'>,
  table: FileTable,
  { name, format, now }: FileOptions,
) {
  return format === 'csv'
    ? asFile(reply, `${name}.csv`, 'text/csv; charset=utf-8').send(reportCsv(table, language))
    : asFile(reply, `${name}.pdf`, 'application/pdf').send(Readable.from(reportPdf(table, now, language)));
}
