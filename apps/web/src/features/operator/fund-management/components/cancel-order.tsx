import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { useIntention } from '../../../../lib/api/intention.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import { text as sharedText } from '../../shared/text.ts';
import { type Order, proposeCancellation, useOrderProposed } from '../api/fund-management.ts';
import { useText } from '../text.ts';

interface CancelOrderProps {
  readonly investorId: string;
  readonly order: Order;
}

/** Proposes to cancel the subscription of an executed order within its window (FND-8). */
export function CancelOrder({ investorId, order }: CancelOrderProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Focused on={isOpen ? 'cancel' : null}>
      {isOpen ? (
        <div className={panel.form}>
          <CancelForm investorId={investorId} order={order} onClose={() => setOpen(false)} />
        </div>
      ) : (
        <div className={panel.buttons}>
          <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
            {t('cancellation.open', { note: order.note?.number ?? '' })}
          </Button>
        </div>
      )}
    </Focused>
  );
}

function CancelForm({
  investorId,
  order,
  onClose,
}: CancelOrderProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const proposed = useOrderProposed();
  const intention = useIntention(null);
  const call = useCallForm<{ reason: string }, unknown>({
    initialValues: { reason: '' },
    send: ({ reason }) => proposeCancellation(investorId, { order_id: order.id, reason }, intention.key),
    onSuccess: async () => {
      showToast('success', sharedText('proposed'));
      onClose();
      await proposed();
    },
    onRejected: () => {
      intention.renew();
      return false;
    },
  });
  return (
    <form onSubmit={call.onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={call.message} problems={call.problems} />
        <p>{t('cancellation.hint')}</p>
        <Textarea
          label={t('order.reason')}
          description={t('order.reasonHint')}
          data-path="reason"
          autosize
          minRows={2}
          required
          {...call.form.getInputProps('reason')}
        />
        <Group gap="sm">
          <Button type="submit" color="saga" loading={call.working}>
            {t('cancellation.submit')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={call.working}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
