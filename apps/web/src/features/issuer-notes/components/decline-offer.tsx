import { Button, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmModal } from '../../../components/confirm-modal.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { declineOffer } from '../api/act.ts';
import { type IssuerNote, issuerNotesKey } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';

/** Declines the offer after a question; nothing is owed for it. */
export function DeclineOffer({ note }: { readonly note: IssuerNote }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const [reason, setReason] = useState('');
  useUnsavedWork(confirming && reason !== '');
  const declining = useMutation({
    mutationFn: () => declineOffer(note.id, reason.trim()),
    onSuccess: () => {
      setConfirming(false);
      showToast('success', t('decline.done', { number: note.number }));
      void queries.invalidateQueries({ queryKey: issuerNotesKey });
    },
  });
  return (
    <>
      <Button variant="subtle" color="saga" onClick={() => setConfirming(true)}>
        {t('decline.button')}
      </Button>
      <ConfirmModal
        opened={confirming}
        title={t('decline.title')}
        confirm={t('decline.button')}
        destructive
        working={declining.isPending}
        onConfirm={() => declining.mutate()}
        onCancel={() => setConfirming(false)}
      >
        <Stack gap="md">
          <FormErrors {...mapServerErrors(declining.error)} />
          <p>{t('decline.body')}</p>
          <Textarea
            label={t('decline.reason')}
            autosize
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
      </ConfirmModal>
    </>
  );
}
