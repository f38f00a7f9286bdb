import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { readBatchFile } from '../api/batch-file.ts';
import type { BatchRow } from '../api/list-batches.ts';
import { useText } from '../text.ts';

/** Saves the message that went to the bank. */
export function BatchFileButton({ batch }: { readonly batch: BatchRow }): ReactNode {
  const t = useText();
  const message = batch.message_id;
  const download = useMutation({
    mutationFn: () => readBatchFile(batch.id),
    onSuccess: (file) => saveFile(file, `${message}.xml`),
    onError: () => showToast('error', t('batch.failed')),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={download.isPending}
      aria-label={t('batch.download', { message })}
      onClick={() => download.mutate()}
    >
      {t('batch.downloadShort')}
    </Button>
  );
}
