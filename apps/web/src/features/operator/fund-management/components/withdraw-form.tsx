import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import { useIntention } from '../../../../lib/api/intention.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import panel from '../../shared/panel.module.css';
import { text as sharedText } from '../../shared/text.ts';
import { type ManagedPage, proposeOrder, useOrderProposed } from '../api/fund-management.ts';
import { useText } from '../text.ts';

interface WithdrawFormProps {
  readonly page: ManagedPage;
  readonly onClose: () => void;
}

const empty = { amount: '', reason: '' };
/** What subscriptions alone have. */
const none = { note_id: null, fill_remaining: false, acknowledge_limit: false };

/** Enters a withdrawal for an investor; it is executed when another operator approves it (FND-3). */
export function WithdrawForm({ page, onClose }: WithdrawFormProps): ReactNode {
  const t = useText();
  const proposed = useOrderProposed();
  const intention = useIntention(null);
  const { id, cash } = page.investor;
  const call = useCallForm<typeof empty, unknown>({
    initialValues: empty,
    send: (values) => proposeOrder(id, { kind: 'withdrawal', ...none, ...values }, intention.key),
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
  const { form } = call;
  return (
    <form onSubmit={call.onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={call.message} problems={call.problems} />
        <div data-path="amount">
          <MoneyInput
            label={t('order.amount')}
            description={t('order.available', { amount: formatMoney(cash) })}
            required
            value={form.values.amount}
            error={form.errors.amount}
            onChange={(amount) => form.setFieldValue('amount', amount)}
          />
        </div>
        <p className={panel.hint}>{t('order.toAccount')}</p>
        <Textarea
          label={t('order.reason')}
          description={t('order.reasonHint')}
          data-path="reason"
          autosize
          minRows={2}
          required
          {...form.getInputProps('reason')}
        />
        <Group gap="sm">
          <Button type="submit" loading={call.working}>
            {t('order.submitWithdrawal')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={call.working}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
