import { useQuery } from '@tanstack/react-query';
import { ratioToPercentText } from '@titian/finance/rate';
import { senFromText, subtractSen, sumSen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { BarChart } from '../../../components/bar-chart.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { Money, moneyInText } from '../../../components/money.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { StatNumber } from '../../../components/stat-number.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { OnlyFor } from '../../../shared/session/only-for.tsx';
import { type PlatformFigures, platformQuery } from '../api/dashboard.ts';
import { useFigures } from '../figures-text.ts';
import classes from './platform.module.css';
import { Vintages } from './vintages.tsx';

/** Platform performance: default rate, arrears by days past due and vintages (FIG-7). */
export function PlatformPage(): ReactNode {
  const t = useFigures();
  return (
    <OnlyFor who="investor" title={t('platform.title')}>
      <Performance />
    </OnlyFor>
  );
}

function Performance(): ReactNode {
  const t = useFigures();
  const figures = useQuery(platformQuery);
  const asOf = figures.data?.as_of ?? null;
  return (
    <>
      <PageHeader
        title={t('platform.title')}
        subtitle={asOf === null ? undefined : t('platform.asOf', { day: formatDate(asOf) })}
      />
      <QueryView query={figures}>
        {(data) =>
          data.as_of === null || data.notes_funded === 0 ? (
            <EmptyState title={t('platform.none')} />
          ) : (
            <div className={classes.platform}>
              <Totals figures={data} />
              <Late figures={data} />
              <Vintages vintages={data.vintages} />
            </div>
          )
        }
      </QueryView>
    </>
  );
}

function Totals({ figures }: { readonly figures: PlatformFigures }): ReactNode {
  const t = useFigures();
  const [outstanding, defaulted] = [senFromText(figures.outstanding), senFromText(figures.defaulted)];
  const late = sumSen(figures.late_buckets.map(({ amount }) => senFromText(amount)));
  const onTime = subtractSen(outstanding, late);
  const { default_rate_percent: rate } = figures;
  return (
    <div className={classes.totals}>
      <StatNumber
        label={t('platform.funded')}
        value={<Money amount={figures.funded_to_date} />}
        meaning={t('platform.fundedMeaning')}
        note={t('platform.fundedNote', { count: figures.notes_funded })}
      />
      <StatNumber
        label={t('platform.outstanding')}
        value={<Money amount={outstanding} />}
        meaning={t('platform.outstandingMeaning')}
        {...(outstanding > 0n && {
          note: t('platform.outstandingNote', { percent: ratioToPercentText(onTime, outstanding) }),
        })}
      />
      <StatNumber
        label={t('platform.rate')}
        value={rate === null ? '–' : t('platform.percent', { percent: rate })}
        meaning={t('platform.rateMeaning')}
        note={t('platform.rateNote', { amount: moneyInText(defaulted) })}
      />
      <StatNumber
        label={t('platform.recovered')}
        value={<Money amount={figures.recovered} />}
        meaning={t('platform.recoveredMeaning')}
        note={
          defaulted === 0n
            ? t('platform.recoveredNone')
            : t('platform.recoveredNote', {
                percent: ratioToPercentText(senFromText(figures.recovered), defaulted),
              })
        }
      />
    </div>
  );
}

/** Principal of late notes by how late they are. */
function Late({ figures }: { readonly figures: PlatformFigures }): ReactNode {
  const t = useFigures();
  const buckets = figures.late_buckets.map((one) => ({ ...one, name: one.days.replace('-', '–') }));
  return (
    <div className={classes.part}>
      <h2 className={classes.heading}>{t('platform.late')}</h2>
      <p className={classes.meaning}>{t('platform.lateMeaning')}</p>
      {buckets.every(({ amount }) => senFromText(amount) === 0n) ? (
        <p className={classes.meaning}>{t('platform.lateNone')}</p>
      ) : (
        <BarChart
          caption={t('platform.late')}
          groupHeading={t('platform.daysPastDue')}
          series={[{ key: 'outstanding', label: t('platform.outstandingPrincipal'), look: 'late' }]}
          groups={buckets.map(({ days, name, amount }) => ({
            key: days,
            label: t('platform.lateDays', { days: name }),
            name: t('platform.lateDays', { days: name }),
            values: [senFromText(amount)],
          }))}
          details={[
            {
              label: t('platform.notes'),
              values: buckets.map(({ notes }) => t('platform.lateNotes', { count: notes })),
            },
          ]}
        />
      )}
    </div>
  );
}
