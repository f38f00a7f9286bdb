import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import type { BucketSums } from '../api/collections.ts';
import { useText } from '../text.ts';
import classes from './bucket-bar.module.css';

interface BucketBarProps {
  readonly buckets: readonly BucketSums[];
  readonly chosen: string | undefined;
}

/** How much is past due for how long; each bucket filters the list, and once more shows all. */
export function BucketBar({ buckets, chosen }: BucketBarProps): ReactNode {
  const t = useText();
  return (
    <nav className={classes.bar} aria-label={t('buckets')}>
      {buckets.map(({ bucket, notes, outstanding, overdue }) => (
        <Link
          key={bucket}
          to="."
          search={({ bucket: _shown, ...rest }) => (bucket === chosen ? rest : { ...rest, bucket })}
          replace
          className={classes.bucket}
          aria-current={bucket === chosen ? 'true' : undefined}
        >
          <span className={classes.name}>{t(`bucket.${bucket}`)}</span>
          <span className={classes.count}>{t('notes', { count: notes })}</span>
          <span className={classes.sum}>{t('overdueOf', { amount: formatMoney(overdue) })}</span>
          <span className={classes.sum}>{t('outstandingOf', { amount: formatMoney(outstanding) })}</span>
        </Link>
      ))}
    </nav>
  );
}
