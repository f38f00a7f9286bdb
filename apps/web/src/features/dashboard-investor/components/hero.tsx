import { senFromText } from '@titian/finance/sen';
import { type ReactNode, useState } from 'react';
import { Money, moneyInText } from '../../../components/money.tsx';
import { ShareBar } from '../../../components/share-bar.tsx';
import { RichText } from '../../../lib/text/rich-text.tsx';
import type { Stats } from '../api/dashboard.ts';
import { earnedOf, isLongTotal, totalOf } from '../lib/total.ts';
import { useValueMonths } from '../lib/use-value-months.ts';
import { changeOver, monthsOf, type Period, sinceFirst } from '../lib/value-change.ts';
import { useText } from '../text.ts';
import classes from './dashboard.module.css';
import { ValueChange } from './value-change.tsx';
import { ValueLine } from './value-line.tsx';

/** Everything the investor has here, what it has earned, and where it is. */
export function Hero({ stats }: { readonly stats: Stats }): ReactNode {
  const t = useText();
  const [period, setPeriod] = useState<Period>('1Y');
  const { months, isPending } = useValueMonths(period);
  const shown = monthsOf(months ?? [], period);
  return (
    <section className={classes.hero} aria-label={t('hero.label')}>
      <div>
        <h1 className={classes.heroTitle}>{t('hero.label')}</h1>
        <p className={classes.total} data-long={isLongTotal(totalOf(stats))}>
          <Money amount={totalOf(stats)} />
        </p>
        {stats.impaired !== '0.00' && (
          <p className={classes.earned}>
            <RichText
              text={t('hero.impaired', { amount: moneyInText(stats.impaired) })}
              parts={{ amount: (words) => <strong>{words}</strong> }}
            />
          </p>
        )}
        {sinceFirst(months ?? []).length > 1 ? (
          <ValueChange change={changeOver(shown, period === 'All')} period={period} onPeriod={setPeriod} />
        ) : (
          <Earned stats={stats} />
        )}
      </div>
      <ValueLine months={sinceFirst(shown)} isPending={isPending} />
      <div className={classes.where}>
        <ShareBar
          label={t('hero.where')}
          show="amount"
          shares={[
            { key: 'cash', label: t('hero.cash'), amount: senFromText(stats.cash), tone: 'idle' },
            { key: 'waiting', label: t('hero.waiting'), amount: senFromText(stats.waiting), tone: 'waiting' },
            { key: 'on-time', label: t('hero.onTime'), amount: senFromText(stats.outstanding_on_time) },
            { key: 'late', label: t('hero.late'), amount: senFromText(stats.outstanding_late), tone: 'late' },
            {
              key: 'default',
              label: t('hero.default'),
              amount: senFromText(stats.outstanding_defaulted),
              tone: 'default',
            },
          ]}
        />
      </div>
    </section>
  );
}

/** What was earned so far, in an account that is too young for periods. */
function Earned({ stats }: { readonly stats: Stats }): ReactNode {
  const t = useText();
  const earned = earnedOf(stats);
  return (
    <p className={classes.earned}>
      <RichText
        text={t(stats.written_off === '0.00' ? 'hero.earned' : 'hero.earnedWithLoss', {
          amount: earned > 0n ? moneyInText(earned, 'in') : moneyInText(earned),
          lost: moneyInText(stats.written_off),
        })}
        parts={{ amount: (words) => <strong data-up={earned > 0n}>{words}</strong> }}
      />
    </p>
  );
}
