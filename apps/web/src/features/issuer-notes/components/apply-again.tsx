import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { hasCode } from '@titian/contracts/http/api-error';
import { type ReactNode, useState } from 'react';
import { ConfirmModal } from '../../../components/confirm-modal.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { applyAgain } from '../api/act.ts';
import type { IssuerNote } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

interface ApplyAgainProps {
  readonly note: Pick<IssuerNote, 'id' | 'number'>;
  /** Small beside a line of a list. */
  readonly compact?: boolean;
}

/** Applies for financing as for a note; prompts before a saved draft is replaced (FIN-20). */
export function ApplyAgain({ note, compact = false }: ApplyAgainProps): ReactNode {
  const t = useText();
  const router = useRouter();
  const [confirming, setConfirming] = useState(false);
  const applying = useMutation({
    mutationFn: (replacesDraft: boolean) => applyAgain(note.id, replacesDraft),
    onSuccess: () => router.navigate(pageLink('apply_financing')),
    onError: (error) =>
      hasCode(error, 'draft_exists') ? setConfirming(true) : showToast('error', error.message),
  });
  return (
    <>
      <Button
        variant={compact ? 'subtle' : 'default'}
        size={compact ? 'compact-sm' : 'sm'}
        className={compact ? classes.compact : undefined}
        aria-label={t('again.buttonOf', { number: note.number })}
        loading={applying.isPending && !confirming}
        onClick={() => applying.mutate(false)}
      >
        {t('again.button')}
      </Button>
      <ConfirmModal
        opened={confirming}
        title={t('again.title')}
        confirm={t('again.replace')}
        dismiss={t('again.dismiss')}
        destructive
        working={applying.isPending}
        onConfirm={() => applying.mutate(true)}
        onCancel={() => setConfirming(false)}
      >
        <p>{t('again.body')}</p>
      </ConfirmModal>
    </>
  );
}
