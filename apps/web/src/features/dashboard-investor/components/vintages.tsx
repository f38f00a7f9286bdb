import { parseRate } from '@titian/finance/rate';
import type { ReactNode } from 'react';
import { LineChart } from '../../../components/line-chart.tsx';
import { Money } from '../../../components/money.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import type { Translate } from '../../../lib/text/catalogue.ts';
import type { PlatformFigures } from '../api/dashboard.ts';
import { type english, useFigures } from '../figures-text.ts';
import classes from './platform.module.css';

type Vintage = PlatformFigures['vintages'][number];

/** More lines cannot be distinguished. */
const LINES = 4;

/** The default rate of each quarter of issue, and how those of the last quarters grew with age. */
export function Vintages({ vintages }: { readonly vintages: readonly Vintage[] }): ReactNode {
  const t = useFigures();
  return (
    <div className={classes.part}>
      <h2 className={classes.heading}>{t('platform.vintages')}</h2>
      <p className={classes.meaning}>{t('platform.vintagesMeaning')}</p>
      <Curves vintages={vintages} />
      <RecordList
        caption={t('platform.vintages')}
        columns={columnsOf(t)}
        rows={[...vintages].reverse()}
        rowKey={({ quarter }) => quarter}
      />
    </div>
  );
}

function Curves({ vintages }: { readonly vintages: readonly Vintage[] }): ReactNode {
  const t = useFigures();
  const drawn = vintages.filter(({ curve }) => curve.length > 0).slice(-LINES);
  const ages = [...new Set(drawn.flatMap(({ curve }) => curve.map(({ months }) => months)))].sort(
    (a, b) => a - b,
  );
  if (ages.length < 2) {
    return null;
  }
  if (drawn.every(isFlat)) {
    const isClean = vintages.every((one) => isFlat(one) && bpsOf(one.default_rate_percent) === 0n);
    return <p className={classes.note}>{t(isClean ? 'platform.curvesNone' : 'platform.curvesLater')}</p>;
  }
  return (
    <LineChart
      caption={t('platform.curves')}
      pointHeading={t('platform.age')}
      unit="percent"
      points={ages.map((months) => ({
        key: String(months),
        label: t('platform.monthsShort', { count: months }),
        name: t('platform.months', { count: months }),
      }))}
      series={drawn.map(({ quarter, curve }, look) => ({
        key: quarter,
        label: nameOf(quarter),
        look,
        values: ages.map((age) => bpsOf(curve.find(({ months }) => months === age)?.percent)),
      }))}
      format={(bps) => (bps === null ? '–' : t('platform.percent', { percent: percentOf(bps) }))}
    />
  );
}

function columnsOf(t: Translate<typeof english>): readonly Column<Vintage>[] {
  return [
    {
      key: 'quarter',
      header: t('platform.quarter'),
      phone: 'title',
      render: ({ quarter }) => nameOf(quarter),
    },
    {
      key: 'funded',
      header: t('platform.quarterFunded'),
      numeric: true,
      render: ({ funded }) => <Money amount={funded} />,
    },
    {
      key: 'defaulted',
      header: t('platform.quarterDefaulted'),
      numeric: true,
      render: ({ defaulted }) => <Money amount={defaulted} />,
    },
    {
      key: 'recovered',
      header: t('platform.quarterRecovered'),
      numeric: true,
      render: ({ recovered }) => <Money amount={recovered} />,
    },
    {
      key: 'rate',
      header: t('platform.quarterRate'),
      numeric: true,
      phone: 'amount',
      render: ({ default_rate_percent: percent }) => t('platform.percent', { percent }),
    },
  ];
}

/** '2026-Q4' as it is read. */
function nameOf(quarter: string): string {
  const [year = '', part = ''] = quarter.split('-');
  return `${part} ${year}`;
}

/** Its line would run along the axis. */
function isFlat({ curve }: Vintage): boolean {
  return curve.every(({ percent }) => bpsOf(percent) === 0n);
}

function bpsOf(percent: string | undefined): bigint | null {
  const bps = percent === undefined ? null : parseRate(percent);
  return bps === null ? null : BigInt(bps);
}

function percentOf(bps: bigint): string {
  return `${bps / 100n}.${String(bps % 100n).padStart(2, '0')}`;
}
