import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { LimitNote } from '../../shared/limit-note.tsx';
import { overviewQuery } from '../api/reconciliation.ts';
import { useText } from '../text.ts';
import { DayList } from './day-list.tsx';
import { ExceptionList } from './exception-list.tsx';
import { OpenImports } from './open-imports.tsx';
import { ProofCard } from './proof-card.tsx';
import classes from './reconciliation.module.css';
import { StatementList } from './statement-list.tsx';
import { UploadForm } from './upload-form.tsx';

const views = ['exceptions', 'days', 'statements'] as const;

const lists = { exceptions: ExceptionList, days: DayList, statements: StatementList };

/** Client money against the bank: the sentence with its proof, and below it the open exceptions (PAY-9). */
export function ReconciliationPage(): ReactNode {
  const t = useText();
  const router = useRouter();
  const overview = useQuery(overviewQuery);
  const { view: searched } = useSearch({ strict: false });
  const view = views.find((one) => one === searched) ?? 'exceptions';
  const [uploading, setUploading] = useState(false);
  const List = lists[view];
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          overview.data?.can.upload === true && (
            <Button onClick={() => setUploading(true)}>{t('upload.open')}</Button>
          )
        }
      />
      <QueryView query={overview}>{({ proof }) => <ProofCard proof={proof} />}</QueryView>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t('view.label')}
          data={views.map((one) => ({ value: one, label: t(`view.${one}`) }))}
          value={view}
          onChange={(chosen) => void router.navigate({ to: '.', search: { view: chosen }, replace: true })}
        />
      </div>
      {view === 'exceptions' && <LimitNote kind="exception_resolution" />}
      {view === 'statements' && <OpenImports />}
      <List />
      <Dialog opened={uploading} title={t('upload.title')} onClose={() => setUploading(false)}>
        <UploadForm onClose={() => setUploading(false)} />
      </Dialog>
    </>
  );
}
