import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api/client.ts';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

/** Saves the letter of an offer (FIN-25); the link is valid for one use, so it is requested on demand. */
export function OfferLetter({ fileId }: { readonly fileId: string }): ReactNode {
  const t = useText();
  const link = useMutation({
    mutationFn: () => call('download', { query: { id: fileId } }),
    onSuccess: ({ url }) => leaveTo(url),
    onError: (error) => showToast('error', error.message),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconFileText className={classes.icon} aria-hidden />}
      loading={link.isPending}
      onClick={() => link.mutate()}
    >
      {t('offer.letter')}
    </Button>
  );
}
