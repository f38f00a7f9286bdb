import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { currentUserQuery, useCurrentUser } from '../../../shared/session/current-user.ts';
import { OnlyFor } from '../../../shared/session/only-for.tsx';
import { type PresetPage, presetQuery } from '../api/preset.ts';
import { isPaused } from '../lib/pause.ts';
import { useText } from '../text.ts';
import { HistoryCard } from './history-card.tsx';
import { LogCard } from './log-card.tsx';
import { MonthCard } from './month-card.tsx';
import classes from './preset.module.css';
import { PresetActions } from './preset-actions.tsx';
import { PresetForm } from './preset-form.tsx';
import { RuleCard } from './rule-card.tsx';

/** The outcome of the modal that led here (AUTO-16). */
export type Arrival = 'created' | 'existed' | null;

/** The page of the preset: what it says, what it would match, what it did and why. */
export function AutoInvestment({ arrival }: { readonly arrival: Arrival }): ReactNode {
  const t = useText();
  return (
    <OnlyFor who="investor" title={t('page.title')}>
      <Page arrival={arrival} />
    </OnlyFor>
  );
}

function Page({ arrival }: { readonly arrival: Arrival }): ReactNode {
  const t = useText();
  const { is_inv_fund_managed: isManaged } = useCurrentUser();
  const preset = useQuery({ ...presetQuery, enabled: !isManaged });
  if (isManaged) {
    return (
      <>
        <PageHeader title={t('page.title')} />
        <EmptyState title={t('page.managed')} body={t('page.managedBody')} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('page.title')}
        subtitle={t('page.subtitle')}
        action={
          preset.data?.preset ? (
            <PresetActions preset={preset.data.preset} rules={preset.data.rules} />
          ) : undefined
        }
      />
      <QueryView query={preset}>{(page) => <Preset page={page} arrival={arrival} />}</QueryView>
    </>
  );
}

function stateOf({ preset, rules }: PresetPage): 'none' | 'on' | 'off' | 'paused' {
  if (preset === null) {
    return 'none';
  }
  return preset.mode === 'on' && isPaused(preset, rules) ? 'paused' : preset.mode;
}

function Preset({ page, arrival }: { readonly page: PresetPage; readonly arrival: Arrival }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const { preset, history } = page;
  const state = stateOf(page);
  const until = formatDate(preset?.paused_until ?? null);
  const title =
    preset !== null && arrival !== null ? t(`page.${arrival}`) : t(`page.title_${state}`, { until });
  return (
    <div className={preset?.monthly_budget ? `${classes.page} ${classes.withMonth}` : classes.page}>
      {preset?.monthly_budget && (
        <div className={classes.month}>
          <MonthCard budget={preset.monthly_budget} month={page.this_month} />
        </div>
      )}
      <div className={classes.main}>
        <SectionCard title={title} subtitle={t(`page.subtitle_${state}`)}>
          {/* Another version is another form: it shows what counts now. */}
          <PresetForm
            key={preset?.version ?? 0}
            page={page}
            onDone={() => void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey })}
          />
        </SectionCard>
      </div>
      <div className={classes.aside}>
        <RuleCard rules={page.rules} />
        {preset !== null && <HistoryCard current={preset} history={history} />}
      </div>
      {preset !== null && (
        <div className={classes.log}>
          <LogCard />
        </div>
      )}
    </div>
  );
}
