import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { ConfirmModal } from '../../../components/confirm-modal.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { showToast } from '../../../lib/toast/toast.ts';
import { addressLines } from '../../../shared/address/address-lines.ts';
import { type AddressChange, addressChangesQuery, withdrawAddressChange } from '../api/address-changes.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';

/** The requested address while it waits for review: what was asked and when, and a way to take it back. */
export function WaitingAddress({ change }: { readonly change: AddressChange }): ReactNode {
  const t = useText();
  return (
    <div className={classes.waiting}>
      <div role="status">
        <Chip tone="waiting">{t('address.waiting')}</Chip>
        <p className={classes.plain}>{t('address.waitingHint')}</p>
      </div>
      <Facts
        rows={[
          [t('address.new'), <LinesOf key="new" change={change} />],
          [t('address.proof'), proofOf(change, t)],
          [t('address.requested'), <DateText key="at" value={change.requested_at} style="instant" />],
        ]}
      />
      <Withdraw id={change.id} />
    </div>
  );
}

function LinesOf({ change }: { readonly change: AddressChange }): ReactNode {
  return <span className={classes.lines}>{addressLines(change.address).join('\n')}</span>;
}

function proofOf({ document_kind: kind, file }: AddressChange, t: ReturnType<typeof useText>): string {
  return [t(`address.documents.${kind}`), file?.name].filter((part) => part !== undefined).join(' · ');
}

function Withdraw({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const withdrawal = useMutation({
    mutationFn: () => withdrawAddressChange(id),
    onSuccess: () => showToast('info', t('address.withdrawn')),
    onError: (error) => showToast('error', error.message),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: addressChangesQuery.queryKey });
      setConfirming(false);
    },
  });
  return (
    <div>
      <Button variant="default" onClick={() => setConfirming(true)}>
        {t('address.withdraw')}
      </Button>
      <ConfirmModal
        opened={confirming}
        title={t('address.withdraw')}
        confirm={t('address.withdraw')}
        dismiss={t('address.dismiss')}
        working={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate()}
        onCancel={() => setConfirming(false)}
      >
        <p>{t('address.withdrawHint')}</p>
      </ConfirmModal>
    </div>
  );
}
