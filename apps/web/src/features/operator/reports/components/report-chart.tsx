import { type ReportName, reports } from '@titian/contracts/reports';
import { rateBps, rateToText } from '@titian/finance/rate';
import { sen, ZERO_SEN } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { BarChart } from '../../../../components/bar-chart.tsx';
import type { BarLook } from '../../../../components/chart-key.tsx';
import { LineChart } from '../../../../components/line-chart.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import type { Report } from '../api/reports.ts';
import { chartGroups } from '../lib/chart-series.ts';
import { cellText } from '../lib/format-cell.ts';

/** Series that are not the fact itself: what was planned or asked for, and what is late. */
const looks: Readonly<Record<string, BarLook>> = {
  overdue: 'late',
  left: 'plan',
  requested: 'plan',
  by_hand: 'plan',
  funded: 'plan',
};

/** The chart of a report; nothing where there is nothing to draw. */
export function ReportChart({ report }: { readonly report: Report }): ReactNode {
  const groups = chartGroups(report);
  if (groups.length < (reports[report.name].chart.as === 'lines' ? 2 : 1)) {
    return null;
  }
  return reports[report.name].chart.as === 'lines' ? (
    <Lines report={report} groups={groups} />
  ) : (
    <Bars report={report} groups={groups} />
  );
}

interface Drawn {
  readonly report: Report;
  readonly groups: ReturnType<typeof chartGroups>;
}

function seriesOf(report: Report) {
  const { of, series } = reports[report.name as ReportName].chart;
  const column = (key: string) => report.columns.find((one) => one.key === key);
  return {
    heading: column(of)?.label ?? '',
    series: series.map((key) => ({ key, label: column(key)?.label ?? key, kind: column(key)?.kind })),
  };
}

function Bars({ report, groups }: Drawn): ReactNode {
  const { heading, series } = seriesOf(report);
  return (
    <BarChart
      caption={report.title}
      groupHeading={heading}
      series={series.map(({ key, label }) => ({ key, label, look: looks[key] ?? 'fact' }))}
      groups={groups.map(({ key, name, values }) => ({
        ...{ key, name, label: name },
        values: values.map((value) => value ?? ZERO_SEN),
      }))}
    />
  );
}

function Lines({ report, groups }: Drawn): ReactNode {
  const { heading, series } = seriesOf(report);
  const isPercent = series.some(({ kind }) => kind === 'percent');
  return (
    <LineChart
      caption={report.title}
      pointHeading={heading}
      unit={isPercent ? 'percent' : 'ringgit'}
      points={groups.map(({ key, name }) => ({ key, name, label: name }))}
      series={series.map(({ key, label }, at) => ({
        ...{ key, label, look: at === 0 ? 'fact' : 'plan' },
        values: groups.map(({ values }) => values[at] ?? null),
      }))}
      format={(value) =>
        isPercent
          ? cellText(value === null ? null : rateToText(rateBps(Number(value))), 'percent')
          : formatMoney(value === null ? null : sen(value))
      }
    />
  );
}
