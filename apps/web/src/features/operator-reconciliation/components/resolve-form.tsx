import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useText as useOffice } from '../../../lib/office/text.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { resolveException } from '../api/act.ts';
import { type ExceptionDetail, reconciliationKey } from '../api/reconciliation.ts';
import { transferName } from '../lib/transfer-name.ts';
import { useText } from '../text.ts';

interface ResolveFormProps {
  readonly detail: ExceptionDetail;
  readonly onClose: () => void;
}

/** Explains a difference in words, or a line by the transfer that it shows. It moves no money. */
export function ResolveForm({ detail, onClose }: ResolveFormProps): ReactNode {
  const t = useText();
  const office = useOffice();
  const queries = useQueryClient();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { reason: '', transfer_id: '' },
    send: ({ reason, transfer_id: transferId }) =>
      resolveException({
        id: detail.exception.id,
        reason,
        transferId: transferId === '' ? null : transferId,
      }),
    onSuccess: async () => {
      showToast('success', t('exception.done'));
      onClose();
      await queries.invalidateQueries({ queryKey: reconciliationKey });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        {detail.matches.length > 0 && (
          <Radio.Group
            label={t('exception.link')}
            data-path="transfer_id"
            {...form.getInputProps('transfer_id')}
          >
            <Stack gap="xs" mt="xs">
              {detail.matches.map(({ transfer_id: id, kind, on, amount }) => (
                <Radio
                  key={id}
                  value={id}
                  label={t('exception.linked', {
                    what: transferName(kind),
                    day: formatDate(on),
                    amount: formatMoney(amount),
                  })}
                />
              ))}
              <Radio value="" label={t('exception.linkNone')} />
            </Stack>
          </Radio.Group>
        )}
        <Textarea
          label={t('exception.reason')}
          description={t('exception.reasonHint')}
          data-path="reason"
          required
          autosize
          minRows={2}
          {...form.getInputProps('reason')}
        />
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('exception.explain')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {office('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
