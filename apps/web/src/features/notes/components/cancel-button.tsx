import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmModal } from '../../../components/confirm-modal.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { useIntention } from '../../../lib/api/intention.ts';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { platformTermsQuery } from '../../../shared/platform/terms.ts';
import { cancelInvestment } from '../api/invest.ts';
import { notesKey, type Subscription } from '../api/note.ts';
import { useText } from '../text.ts';

interface CancelButtonProps {
  readonly subscription: Pick<Subscription, 'id' | 'amount'>;
  /**
   * How many cancellations are left; null while a pause allows every investor to cancel, which is not counted
   * (SUB-3).
   */
  readonly left: number | null;
  readonly onCancelled?: () => void;
}

/** Takes a waiting subscription back, after a question that says how many cancellations are left. */
export function CancelButton({ subscription, left, onCancelled }: CancelButtonProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const { key } = useIntention(subscription.id);
  const amount = formatMoney(subscription.amount);
  const { data: terms } = useQuery(platformTermsQuery);
  const cancelling = useMutation({
    mutationFn: () => cancelInvestment({ id: subscription.id, idempotencyKey: key }),
    onSuccess: () => {
      setConfirming(false);
      showToast('success', t('cancel.done', { amount }));
      onCancelled?.();
      void queries.invalidateQueries({ queryKey: notesKey });
    },
  });

  function onRequest(): void {
    cancelling.reset();
    setConfirming(true);
  }

  return (
    <>
      <Button variant="subtle" color="saga" onClick={onRequest}>
        {t('cancel.button', { amount })}
      </Button>
      <ConfirmModal
        opened={confirming}
        title={t('cancel.title')}
        confirm={t('cancel.confirm', { amount })}
        dismiss={t('cancel.dismiss')}
        destructive
        impossible={left === 0}
        working={cancelling.isPending}
        onConfirm={() => cancelling.mutate()}
        onCancel={() => setConfirming(false)}
      >
        <FormErrors {...mapServerErrors(cancelling.error)} />
        <p>{t('cancel.body', { amount })}</p>
        {terms !== undefined && left !== null && (
          <p>
            {t(left === 0 ? 'cancel.noneLeft' : 'cancel.left', {
              left,
              count: terms.cancellations_per_30_days,
              days: terms.cancellation_window_days,
            })}
          </p>
        )}
      </ConfirmModal>
    </>
  );
}
