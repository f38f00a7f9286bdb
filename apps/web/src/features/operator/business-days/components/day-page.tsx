import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { type BusinessDay, dayQuery, readDayFile } from '../api/days.ts';
import { stateTones } from '../lib/tones.ts';
import { useText } from '../text.ts';
import { DayAccounts, DayMovements } from './day-accounts.tsx';
import { BankOfDay, EndOfDay, ProofOfDay } from './day-facts.tsx';
import { DayDecisions, DayExceptions } from './day-records.tsx';
import classes from './days.module.css';

/** `/operator/days/:day`: what happened on a business day, and whether its sums agree (OPS-65). */
export function DayPage({ day }: { readonly day: string }): ReactNode {
  const t = useText();
  const query = useQuery(dayQuery(day));
  const from = query.data?.from ?? day;
  return (
    <>
      <PageHeader
        title={t('dayTitle', { day: formatDate(day) })}
        {...(from === day ? {} : { subtitle: t('dayFrom', { from: formatDate(from) }) })}
      />
      <div className={classes.sections}>
        <p className={classes.way}>
          <DayLink>{t('back')}</DayLink>
        </p>
        <QueryView query={query}>
          {(found) => (
            <>
              <Way found={found} />
              <Verdict found={found} />
              <DayAccounts found={found} />
              <DayMovements found={found} />
              <BankOfDay found={found} />
              <DayExceptions found={found} />
              <DayDecisions found={found} />
              <ProofOfDay found={found} />
              <EndOfDay found={found} />
            </>
          )}
        </QueryView>
      </div>
    </>
  );
}

function DayLink({ day, children }: { readonly day?: string; readonly children: ReactNode }): ReactNode {
  return (
    <TextLink to={operatorRouteTable.operator_days.path} params={{ day }}>
      {children}
    </TextLink>
  );
}

function Way({ found }: { readonly found: BusinessDay }): ReactNode {
  const t = useText();
  const { day, previous, next, state } = found;
  const download = useMutation({
    mutationFn: () => readDayFile(day),
    onSuccess: (file) => saveFile(file, `day-${day}.csv`),
    onError: (error) => showToast('error', error.message),
  });
  return (
    <div className={classes.way}>
      <Chip tone={stateTones[state]}>{t(`state.${state}`)}</Chip>
      {previous !== null && <DayLink day={previous}>{t('previous')}</DayLink>}
      {next !== null && <DayLink day={next}>{t('next')}</DayLink>}
      <Button
        variant="default"
        size="compact-sm"
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('file')}
      </Button>
    </div>
  );
}

function Verdict({
  found: { state, is_balanced: holds, proof },
}: {
  readonly found: BusinessDay;
}): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('control.title')}>
      {state === 'open' && <p className={classes.plain}>{t('control.open')}</p>}
      <p className={classes.verdict} data-holds={holds} role="status">
        {holds ? t('control.holds') : t('control.fails')}{' '}
        {holds && t(proof === null ? 'control.unproved' : 'control.stated')}
      </p>
    </SectionCard>
  );
}
