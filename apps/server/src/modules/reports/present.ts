import type { Language } from '@titian/contracts/messages/definition';
import { chartOf } from '@titian/contracts/report-chart';
import { type ReportName, reports } from '@titian/contracts/reports';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { PaperChart } from '../../platform/documents/pdf-chart.ts';
import { cellOnPaper } from './domain/cell-on-paper.ts';
import type { DayRange } from './domain/report.ts';
import type { FileTable } from './domain/report-files.ts';
import { reportWords, wordsOfColumn } from './domain/words.ts';
import type { Report } from './queries/read-report.ts';

type ReportWire = ParsedApi['operatorReport']['response']['report'];

/** A report as it is answered, worded for the reader. */
export function presentReport({ table, request }: Report, madeAt: Date): ReportWire {
  const { name, columns, rows, totals } = table;
  return {
    ...{ name, ...titleOf(name, request, request.language) },
    about: reportWords(request.language)(`${name}_about`),
    ...{ from: request.from, to: request.to, by: name === 'concentration' ? request.by : null },
    made_at: madeAt.toISOString(),
    columns: columns.map(({ key, kind }) => ({ key, kind, ...wordsOfColumn(name, key, request.language) })),
    rows: rows.map((row) => [...row]),
    totals: totals === null ? null : [...totals],
  };
}

/** What a report is called and which days it is about. */
export function titleOf(
  name: ReportName,
  { from, to }: DayRange,
  language: Language,
): { readonly title: string; readonly subtitle: string } {
  const words = reportWords(language);
  const subtitle = reports[name].period === 'as_of' ? words('as_of', { to }) : words('from_to', { from, to });
  return { title: words(name), subtitle };
}

/** A report as a file: the table of the screen, with the chart of the screen. */
export function fileOfReport(report: ReportWire, language: Language): FileTable {
  return { ...report, chart: paperChartOf(report, language) };
}

function paperChartOf(report: ReportWire, language: Language): PaperChart | null {
  const chart = chartOf(report);
  if (chart === null) {
    return null;
  }
  const { as, unit, axis, series, groups } = chart;
  const words = reportWords(language);
  return {
    ...{ as, unit, series, language, axisLabel: axis.label },
    title: words(`chart_in_${unit}`, { title: report.title }),
    places: groups.map(({ key, values }) => ({ label: cellOnPaper(key, axis.kind, language), values })),
  };
}
