import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../../components/page-header.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { LimitNote } from '../../shared/limit-note.tsx';
import { useText } from '../text.ts';
import { BatchList } from './batch-list.tsx';
import { PayoutList } from './payout-list.tsx';
import classes from './payouts.module.css';

const views = ['payouts', 'batches'] as const;

/** What is to be paid, and the batches it leaves in. Which of the two stands in the address. */
export function PayoutsPage(): ReactNode {
  const t = useText();
  const router = useRouter();
  const { view: searched } = useSearch({ strict: false });
  const view = searched === 'batches' ? 'batches' : 'payouts';
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <LimitNote kind="payout_batch" />
      <SegmentedControl
        aria-label={t('view.label')}
        className={classes.views}
        data={views.map((one) => ({ value: one, label: t(`view.${one}`) }))}
        value={view}
        onChange={(chosen) => void router.navigate({ to: '.', search: { view: chosen }, replace: true })}
      />
      {view === 'payouts' ? <PayoutList /> : <BatchList />}
    </>
  );
}
