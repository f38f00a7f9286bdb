import { describe, expect, it } from 'vitest';
import { type ChartedReport, chartOf } from './report-chart.ts';
import { type ReportColumnKind, type ReportName, reports } from './reports.ts';

/** A report of some rows, each by its columns; what is not given is null. */
function reportOf(name: ReportName, rows: readonly Readonly<Record<string, string>>[]): ChartedReport {
  const columns = Object.entries<ReportColumnKind>(reports[name].columns).map(([key, kind]) => ({
    ...{ key, kind, label: `Column ${key}` },
  }));
  return { name, columns, rows: rows.map((row) => columns.map(({ key }) => row[key] ?? null)) };
}

const months = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
  );

describe('nothing is drawn', () => {
  it('of a report without rows, or of a line with one point', () => {
    expect(chartOf(reportOf('arrears', []))).toBeNull();
    expect(
      chartOf(reportOf('client_money', [{ day: '2026-12-01', bank: '1.00', clients: '1.00' }])),
    ).toBeNull();
  });
});

describe('a chart', () => {
  it('adds up the rows of one place on the axis, with amounts below zero', () => {
    const chart = chartOf(
      reportOf('treasury', [
        { month: '2026-11', money: 'Fees', earned: '10.05', left: '0.00' },
        { month: '2026-11', money: 'Service tax', earned: '-0.80', left: '0.30' },
        { month: '2026-12', money: 'Fees' },
      ]),
    );
    expect(chart).toMatchObject({
      as: 'bars',
      unit: 'ringgit',
      axis: { label: 'Column month', kind: 'month' },
    });
    expect(chart?.groups).toEqual([
      { key: '2026-11', values: [925n, 30n] },
      { key: '2026-12', values: [null, null] },
    ]);
    expect(chart?.series.map(({ key, look }) => [key, look])).toEqual([
      ['earned', 'fact'],
      ['left', 'plan'],
    ]);
  });

  it('has the latest months where there are too many, and the first of what is in order of size', () => {
    const byMonth = chartOf(
      reportOf(
        'auto_invest',
        months(20).map((month) => ({ month })),
      ),
    );
    expect(byMonth?.groups.map(({ key }) => key)).toEqual(months(20).slice(-12));
    const names = Array.from({ length: 20 }, (_, at) => `Company ${at}`);
    const bySize = chartOf(
      reportOf(
        'concentration',
        names.map((name) => ({ name, outstanding: '1.00' })),
      ),
    );
    expect(bySize?.groups.map(({ key }) => key)).toEqual(names.slice(0, 12));
  });

  it('of shares counts in hundredths of a percent, and leaves gaps', () => {
    const chart = chartOf(
      reportOf('vintages', [{ quarter: '2026-Q3', default_rate: '1.25' }, { quarter: '2026-Q4' }]),
    );
    expect([chart?.unit, chart?.groups.map(({ values }) => values)]).toEqual(['percent', [[125n], [null]]]);
  });

  it('of lines has one fact', () => {
    const days = ['2026-12-01', '2026-12-02'].map((on) => ({ day: on, bank: '2.00', clients: '1.00' }));
    expect(chartOf(reportOf('client_money', days))?.series.map(({ look }) => look)).toEqual(['fact', 'plan']);
  });
});
