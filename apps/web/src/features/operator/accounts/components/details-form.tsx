import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import panel from '../../shared/panel.module.css';
import { text as sharedText } from '../../shared/text.ts';
import { type OperatorAccount, proposeDetails } from '../api/accounts.ts';
import { noDocument, sentDocument } from '../lib/identity-document.ts';
import { useText } from '../text.ts';
import { IdentityFields } from './identity-fields.tsx';

interface DetailsFormProps {
  readonly operator: OperatorAccount;
  readonly onClose: () => void;
}

/** Proposes the phone and the identity document of an existing operator. */
export function DetailsForm({ operator, onClose }: DetailsFormProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { phone_number: operator.phone_number ?? '', ...noDocument, reason: '' },
    send: ({ phone_number, reason, ...document }) =>
      proposeDetails(operator.id, { phone_number, ...sentDocument(document), reason }),
    onSuccess: async () => {
      showToast('success', sharedText('proposed'));
      onClose();
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className={panel.form}>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <p>{t('step.details.body')}</p>
        <TextInput
          label={t('invite.phone')}
          type="tel"
          autoComplete="off"
          {...form.getInputProps('phone_number')}
        />
        <IdentityFields type={form.values.identity_type} inputOf={(field) => form.getInputProps(field)} />
        <Textarea
          label={sharedText('reason')}
          description={sharedText('reasonHint')}
          autosize
          minRows={2}
          {...form.getInputProps('reason')}
        />
        <p>{sharedText('decider', { role: sharedText('roles.administrator') })}</p>
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('step.details.submit')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
