import type { Language } from '@titian/contracts/messages/definition';
import { type ReportName, reports } from '@titian/contracts/reports';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { DayRange } from './domain/report.ts';
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
