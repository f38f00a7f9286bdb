import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { draftReportOf, useAlertsChanged } from '../api/monitoring.ts';
import { useText } from '../text.ts';

/** Drafts a report of an alert and opens it (TXM-8). */
export function DraftReportButton({ alertId }: { readonly alertId: string }): ReactNode {
  const t = useText();
  const router = useRouter();
  const changed = useAlertsChanged();
  const draft = useMutation({
    mutationFn: () => draftReportOf(alertId),
    onSuccess: async ({ id }) => {
      showToast('success', t('draft.done'));
      await changed();
      await router.navigate({ to: operatorRouteTable.operator_suspicion_reports.path, params: { id } });
    },
    onError: async (error) => {
      showToast('error', error.message);
      await changed();
    },
  });
  return (
    <Button variant="default" loading={draft.isPending} onClick={() => draft.mutate()}>
      {t('draft.open')}
    </Button>
  );
}
