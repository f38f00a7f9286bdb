import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PageHeader, PageTitle } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { ongoingNotesQuery, type Stats, statsQuery } from '../api/dashboard.ts';
import { useText } from '../text.ts';
import { ByState } from './by-state.tsx';
import classes from './dashboard.module.css';
import { FacilityLimit } from './facility-limit.tsx';
import { KeyFigures } from './key-figures.tsx';
import { NextPayment } from './next-payment.tsx';
import { Repayment } from './repayment.tsx';
import { Running } from './running.tsx';

interface IssuerDashboardProps {
  /** The button that pays on a note. */
  readonly payButton: (noteId: string) => ReactNode;
}

/** The business owner's dashboard: what is to be paid next, how much is left, how it goes (design). */
export function IssuerDashboard({ payButton }: IssuerDashboardProps): ReactNode {
  const t = useText();
  const stats = useQuery(statsQuery);
  return (
    <>
      <PageTitle title={t('title')} />
      <QueryView query={stats}>
        {(data) =>
          hasNotes(data) ? <Overview stats={data} payButton={payButton} /> : <Welcome stats={data} />
        }
      </QueryView>
    </>
  );
}

function Overview({ stats, payButton }: IssuerDashboardProps & { readonly stats: Stats }): ReactNode {
  const { data: notes } = useQuery(ongoingNotesQuery);
  return (
    <div className={classes.page}>
      <NextPayment stats={stats} notes={notes ?? []} payButton={payButton} />
      <KeyFigures stats={stats} />
      <FacilityLimit />
      <div className={classes.columns}>
        <Repayment />
        <ByState stats={stats} />
      </div>
      <Running />
    </div>
  );
}

/** Before the first issued note: apply, or see how far the application is. */
function Welcome({ stats }: { readonly stats: Stats }): ReactNode {
  const t = useText();
  const { first_name: name } = useCurrentUser();
  return (
    <>
      <PageHeader title={t('empty.hello', { name })} />
      <div className={classes.page}>
        <SectionCard title={t('next.label')}>
          <EmptyState
            title={t('empty.title')}
            body={t('empty.body')}
            action={<ButtonLink {...pageLink('apply_financing')}>{t('apply')}</ButtonLink>}
          />
        </SectionCard>
        <FacilityLimit />
        <ByState stats={stats} />
      </div>
    </>
  );
}

function hasNotes({
  notes_active: active,
  notes_completed: completed,
  total_financed: financed,
}: Stats): boolean {
  return active > 0 || completed > 0 || financed !== '0.00';
}
