import { Readable } from 'node:stream';
import { may } from '@titian/contracts/permissions';
import { asFile } from '../../platform/documents/file-answer.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { recordExport } from '../back-office/public.ts';
import { type FileTable, reportCsv, reportPdf } from './domain/report-files.ts';
import { presentReport } from './present.ts';
import { readReport } from './queries/read-report.ts';

/** Reports on screen and as files (OPS-37). */
export function reportRoutes(routes: Routes): void {
  routes.on('operatorReport', (call) =>
    call.read(async (ctx) => ({
      success: true,
      report: presentReport(await readReport(ctx, call.params.report, call.query, call.language), {
        madeAt: ctx.now,
        canExport: may(call.principal, 'report_view'),
      }),
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
    return sendTable(call, presentReport(report, { madeAt: now, canExport: true }), {
      name: `${call.params.report}-${report.asked.to}`,
      ...{ format, now },
    });
  });
}

interface FileOptions {
  readonly name: string;
  readonly format: 'csv' | 'pdf';
  readonly now: Date;
}

/** Sends a table as the file that was asked for. */
export function sendTable(
  { reply, language }: Pick<Call<'operatorReportFile'>, 'reply' | 'language'>,
  table: FileTable,
  { name, format, now }: FileOptions,
) {
  return format === 'csv'
    ? asFile(reply, `${name}.csv`, 'text/csv; charset=utf-8').send(reportCsv(table, language))
    : asFile(reply, `${name}.pdf`, 'application/pdf').send(Readable.from(reportPdf(table, now, language)));
}
