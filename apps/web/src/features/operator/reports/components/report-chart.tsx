import { type ReportChart as Chart, chartOf } from '@titian/contracts/report-chart';
import { rateBps, rateToText } from '@titian/finance/rate';
import { sen, ZERO_SEN } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { BarChart } from '../../../../components/bar-chart.tsx';
import { LineChart } from '../../../../components/line-chart.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import type { Report } from '../api/reports.ts';
import { cellText } from '../lib/format-cell.ts';

/** The chart of a report; nothing where there is nothing to draw. */
export function ReportChart({ report }: { readonly report: Report }): ReactNode {
  const chart = chartOf(report);
  if (chart === null) {
    return null;
  }
  return chart.as === 'lines' ? (
    <Lines caption={report.title} chart={chart} />
  ) : (
    <Bars caption={report.title} chart={chart} />
  );
}

interface DrawnProps {
  readonly caption: string;
  readonly chart: Chart;
}

const nameOf = ({ axis }: Chart, key: string) => cellText(key, axis.kind);

function Bars({ caption, chart }: DrawnProps): ReactNode {
  return (
    <BarChart
      caption={caption}
      groupHeading={chart.axis.label}
      series={chart.series}
      groups={chart.groups.map(({ key, values }) => ({
        ...{ key, name: nameOf(chart, key), label: nameOf(chart, key) },
        values: values.map((value) => (value === null ? ZERO_SEN : sen(value))),
      }))}
    />
  );
}

function Lines({ caption, chart }: DrawnProps): ReactNode {
  return (
    <LineChart
      caption={caption}
      pointHeading={chart.axis.label}
      unit={chart.unit}
      points={chart.groups.map(({ key }) => ({ key, name: nameOf(chart, key), label: nameOf(chart, key) }))}
      series={chart.series.map(({ key, label, look }, at) => ({
        ...{ key, label, look: look === 'fact' ? look : 'plan' },
        values: chart.groups.map(({ values }) => values[at] ?? null),
      }))}
      format={(value) =>
        chart.unit === 'percent'
          ? cellText(value === null ? null : rateToText(rateBps(Number(value))), 'percent')
          : formatMoney(value === null ? null : sen(value))
      }
    />
  );
}
