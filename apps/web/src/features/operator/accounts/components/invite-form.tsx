import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { type CallForm, useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { text as sharedText } from '../../shared/text.ts';
import { inviteOperator, type Role } from '../api/accounts.ts';
import { type IdentityDocument, noDocument, sentDocument } from '../lib/identity-document.ts';
import { useText } from '../text.ts';
import { IdentityFields } from './identity-fields.tsx';
import { RoleChoice } from './role-choice.tsx';

interface Invitation extends IdentityDocument, Record<string, unknown> {
  name: string;
  email: string;
  phone_number: string;
  roles: Role[];
  reason: string;
}

const empty: Invitation = { name: '', email: '', phone_number: '', ...noDocument, roles: [], reason: '' };

/** Proposes a new operator: the person, the roles and why. */
export function InviteForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const call = useCallForm({
    initialValues: empty,
    send: ({ name, email, phone_number, roles, reason, ...document }) =>
      inviteOperator({ name, email, phone_number, ...sentDocument(document), roles, reason }),
    onSuccess: async () => {
      showToast('success', sharedText('proposed'));
      onDone();
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  const { form, onSubmit, working, message, problems } = call;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <PersonFields form={form} />
        <RoleChoice
          value={form.values.roles}
          onChange={(roles) => form.setFieldValue('roles', roles)}
          error={form.errors.roles}
        />
        <Textarea
          label={sharedText('reason')}
          description={sharedText('reasonHint')}
          autosize
          minRows={2}
          {...form.getInputProps('reason')}
        />
        <p>{t('invite.decider')}</p>
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('invite.submit')}
          </Button>
          <Button variant="default" onClick={onDone} disabled={working}>
            {sharedText('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function PersonFields({ form }: Pick<CallForm<Invitation>, 'form'>): ReactNode {
  const t = useText();
  return (
    <>
      <TextInput label={t('invite.name')} autoComplete="off" {...form.getInputProps('name')} />
      <TextInput label={t('invite.email')} type="email" autoComplete="off" {...form.getInputProps('email')} />
      <TextInput
        label={t('invite.phone')}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('phone_number')}
      />
      <IdentityFields type={form.values.identity_type} inputOf={(field) => form.getInputProps(field)} />
    </>
  );
}
