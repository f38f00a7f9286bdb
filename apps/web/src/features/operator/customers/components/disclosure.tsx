import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { call } from '../../../../lib/api/client.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { ReasonTextarea } from '../../shared/reason-textarea.tsx';
import { usePermission } from '../../shared/use-permission.ts';
import type { Customer } from '../api/read-customer.ts';
import { useText } from '../customer-page-text.ts';
import classes from './customer-page.module.css';

/** How the server marks what it left out. */
const MASK = '•••';

/** For an auditor: whether the customer's data is masked, and the way to give a reason (OPS-62). */
export function Disclosure({ customer }: { readonly customer: Customer }): ReactNode {
  const t = useText();
  const may = usePermission();
  const [isOpen, setOpen] = useState(false);
  if (!may('personal_data_disclosure')) {
    return null;
  }
  const isMasked = customer.email.includes(MASK);
  return (
    <Group className={classes.disclosure} role="status">
      <span>{t(isMasked ? 'disclosure.masked' : 'disclosure.open')}</span>
      {isMasked && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('disclosure.give')}
        </Button>
      )}
      <Dialog opened={isOpen} title={t('disclosure.title')} onClose={() => setOpen(false)}>
        <ReasonForm id={customer.id} onClose={() => setOpen(false)} />
      </Dialog>
    </Group>
  );
}

function ReasonForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { reason: '' },
    send: ({ reason }) => call('operatorDisclose', { params: { id }, body: { reason } }),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <p>{t('disclosure.body')}</p>
        <ReasonTextarea
          label={t('disclosure.reason')}
          description={t('disclosure.reasonHint')}
          input={form.getInputProps('reason')}
        />
        <Group justify="flex-end" gap="sm">
          <Button type="submit" loading={working}>
            {t('disclosure.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
