import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { call } from '../../../lib/api/client.ts';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { dataExportQuery, type DataExport as Export } from '../api/data-export.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';

/** Requests the data export, polls its state, and opens it. */
export function DataExport(): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const exported = useQuery(dataExportQuery);
  const request = useMutation({
    mutationFn: () => call('userExport'),
    onSettled: () => queries.invalidateQueries({ queryKey: dataExportQuery.queryKey }),
  });
  return (
    <QueryView query={exported}>
      {({ export: newest }) => (
        <div className={classes.form}>
          <p className={classes.plain}>{t('data.what')}</p>
          <FormErrors message={mapServerErrors(request.error).message} />
          <div role="status" className={classes.status}>
            {newest !== null && <State newest={newest} />}
          </div>
          <div className={classes.actions}>
            {newest?.file != null && <DownloadButton id={newest.file.id} />}
            {newest?.state !== 'collecting' && (
              <Button variant="default" loading={request.isPending} onClick={() => request.mutate()}>
                {newest === null ? t('data.button') : t('data.again')}
              </Button>
            )}
          </div>
        </div>
      )}
    </QueryView>
  );
}

function State({ newest }: { readonly newest: NonNullable<Export> }): ReactNode {
  const t = useText();
  const { state, ref, expires_at: until } = newest;
  return <p className={classes.outcome}>{t(`data.${state}`, { ref, until: formatDate(until) })}</p>;
}

/** The link is good for one use and a minute, so it is made when it is needed. */
function DownloadButton({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const open = useMutation({
    mutationFn: () => call('download', { query: { id } }),
    onSuccess: ({ url }) => leaveTo(url),
    onError: () => showToast('error', t('data.downloadFailed')),
  });
  return (
    <Button loading={open.isPending} onClick={() => open.mutate()}>
      {t('data.download')}
    </Button>
  );
}
