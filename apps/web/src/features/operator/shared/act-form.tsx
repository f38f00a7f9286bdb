import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import type { CallForm } from '../../../lib/form/use-call-form.ts';
import { useText } from './text.ts';

interface ActFormProps<Values> {
  readonly call: CallForm<Values>;
  readonly submit: string;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Errors, the fields of one act and its two buttons. */
export function ActForm<Values>({ call, submit, onClose, children }: ActFormProps<Values>): ReactNode {
  const t = useText();
  return (
    <form onSubmit={call.onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={call.message} problems={call.problems} />
        {children}
        <Group gap="sm">
          <Button type="submit" loading={call.working}>
            {submit}
          </Button>
          <Button variant="default" onClick={onClose} disabled={call.working}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
