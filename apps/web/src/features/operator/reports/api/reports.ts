import { queryOptions } from '@tanstack/react-query';
import type { ExportFormat } from '@titian/contracts/proof/ledger-format';
import type { ConcentrationDimension, ReportName } from '@titian/contracts/reports';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';
import { currentLanguage } from '../../../../lib/text/language.ts';
import type { FileFormat } from '../../shared/file-buttons.tsx';

export type Report = CallResponse<'operatorReport'>['report'];
export type ReportColumn = Report['columns'][number];
export type ReturnRow = CallResponse<'operatorMarketReturns'>['items'][number];
export type MarketReturn = CallResponse<'operatorMarketReturn'>['market_return'];

/** What is asked of a report, as it stands in the address. */
export interface ReportFilters {
  readonly report: ReportName;
  readonly from?: string;
  readonly to?: string;
  readonly by?: ConcentrationDimension;
}

const key = ['operator', 'reports'] as const;

/** A report over the days asked for; its words come in the reader's language. */
export function reportQuery({ report, ...query }: ReportFilters) {
  return queryOptions({
    queryKey: [...key, report, query, currentLanguage()],
    queryFn: async ({ signal }) =>
      (await call('operatorReport', { params: { report }, query, signal })).report,
  });
}

/** The same as a file. */
export function readReportFile({ report, ...query }: ReportFilters, format: FileFormat): Promise<Blob> {
  return callForFile('operatorReportFile', { params: { report }, query: { ...query, format } });
}

/** The ledger between two days as a ZIP archive. */
export function readLedgerExport(query: {
  readonly from: string;
  readonly to: string;
  readonly format: ExportFormat;
}): Promise<Blob> {
  return callForFile('operatorLedgerExport', { query });
}

/** Every quarter with the return in force. */
export const returnsQuery = queryOptions({
  queryKey: [...key, 'returns'],
  queryFn: async ({ signal }) => (await call('operatorMarketReturns', { signal })).items,
});

/** The return of a quarter, line by line. */
export function returnQuery(period: string) {
  return queryOptions({
    queryKey: [...key, 'return', period, currentLanguage()],
    queryFn: async ({ signal }) =>
      (await call('operatorMarketReturn', { params: { period }, signal })).market_return,
  });
}

export function readReturnFile(period: string, format: FileFormat): Promise<Blob> {
  return callForFile('operatorMarketReturnFile', { params: { period }, query: { format } });
}
