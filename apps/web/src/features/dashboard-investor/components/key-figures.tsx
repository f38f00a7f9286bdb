import { useQuery } from '@tanstack/react-query';
import { ratioToPercentText } from '@titian/finance/rate';
import { addSen, senFromText } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Money, moneyInText } from '../../../components/money.tsx';
import { StatNumber, StatRow } from '../../../components/stat-number.tsx';
import { repaymentQuery, type Stats } from '../api/dashboard.ts';
import { expectedOf, type MonthWindow, receivedOf, rowOf } from '../lib/months.ts';
import { useText } from '../text.ts';

interface KeyFiguresProps {
  readonly stats: Stats;
  readonly months: MonthWindow;
}

/** Four numbers, each with its meaning one tap away (design). */
export function KeyFigures({ stats, months }: KeyFiguresProps): ReactNode {
  const t = useText();
  const outstanding = senFromText(stats.outstanding);
  const troubled = addSen(senFromText(stats.outstanding_late), senFromText(stats.outstanding_defaulted));
  return (
    <StatRow>
      <StatNumber
        label={t('numbers.work', { count: stats.notes_active })}
        value={<Money amount={stats.outstanding} />}
        meaning={t('numbers.workMeaning')}
        {...(outstanding > 0n && {
          note: t('numbers.workNote', {
            percent: ratioToPercentText(senFromText(stats.outstanding_on_time), outstanding),
          }),
        })}
      />
      <StatNumber
        label={t('numbers.real')}
        value={stats.xirr_percent === null ? '–' : t('percent', { percent: signed(stats.xirr_percent) })}
        unit={stats.xirr_percent === null ? '' : t('numbers.aYear')}
        meaning={t('numbers.realMeaning')}
        note={realNote()}
      />
      <Coming months={months} />
      <StatNumber
        label={t('numbers.attention')}
        value={troubled === 0n ? t('numbers.nothing') : <Money amount={troubled} />}
        meaning={t('numbers.attentionMeaning')}
        note={
          troubled === 0n
            ? t('numbers.allOnTime')
            : t('numbers.attentionNote', {
                late: moneyInText(stats.outstanding_late),
                defaulted: moneyInText(stats.outstanding_defaulted),
              })
        }
      />
    </StatRow>
  );

  function realNote(): string {
    if (stats.xirr_at_par_percent === null) {
      return t('numbers.tooEarly');
    }
    const atPar = t('numbers.realNote', { percent: signed(stats.xirr_at_par_percent) });
    return stats.weighted_rate_percent === null
      ? atPar
      : `${atPar} · ${t('numbers.noteRate', { percent: stats.weighted_rate_percent })}`;
  }
}

/** A rate with a true minus, as amounts have it. */
function signed(percent: string): string {
  return percent.replace('-', '\u2212');
}

function Coming({ months }: { readonly months: MonthWindow }): ReactNode {
  const t = useText();
  const { data } = useQuery(repaymentQuery(months.from, months.to));
  const row = rowOf(data ?? [], months.current);
  return (
    <StatNumber
      label={t('numbers.coming', { month: formatDate(months.current, 'month') })}
      value={row === undefined ? '–' : <Money amount={expectedOf(row)} />}
      meaning={t('numbers.comingMeaning')}
      note={row === undefined ? '\u00a0' : t('numbers.comingNote', { amount: moneyInText(receivedOf(row)) })}
    />
  );
}
