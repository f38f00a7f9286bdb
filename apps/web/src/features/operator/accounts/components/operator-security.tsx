import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PasswordField } from '../../../../components/password-field.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { NewPasswordField } from '../../../../shared/password/new-password-field.tsx';
import { changeOwnPassword, endOwnSession, ownSessionsQuery } from '../api/own.ts';
import { useText } from '../text.ts';
import { OperatorPasskeys } from './operator-passkeys.tsx';
import classes from './operator-security.module.css';

/** The operator's own password and sign-ins. */
export function OperatorSecurity(): ReactNode {
  const t = useText();
  return (
    <>
      <PageHeader title={t('security.title')} subtitle={t('security.subtitle')} />
      <Stack gap="lg">
        <PasswordCard />
        <OperatorPasskeys />
        <SessionsCard />
      </Stack>
    </>
  );
}

function PasswordCard(): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const call = useCallForm({
    initialValues: { current_password: '', password: '', password_confirmation: '' },
    send: changeOwnPassword,
    onSuccess: async () => {
      call.form.reset();
      showToast('success', t('security.changed'));
      await queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    },
  });
  const { form, onSubmit, working, message, problems } = call;
  return (
    <SectionCard title={t('security.password')} subtitle={t('security.passwordBody')}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <Stack gap="md">
          <FormErrors message={message} problems={problems} />
          <PasswordField
            label={t('security.current')}
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
          <NewPasswordField label={t('security.new')} personal={[]} {...form.getInputProps('password')} />
          <PasswordField
            label={t('security.repeat')}
            autoComplete="new-password"
            {...form.getInputProps('password_confirmation')}
          />
          <div>
            <Button type="submit" loading={working}>
              {t('security.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </SectionCard>
  );
}

function SessionsCard(): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const sessions = useQuery(ownSessionsQuery);
  const end = useMutation({
    mutationFn: endOwnSession,
    onError: (error) => showToast('error', error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
  return (
    <SectionCard title={t('security.sessions')} subtitle={t('security.sessionsBody')}>
      <QueryView query={sessions}>
        {({ items }) => (
          <ul className={classes.rows}>
            {items.map((one) => (
              <li key={one.eventUuid} className={classes.row}>
                <div>
                  <p>{one.device}</p>
                  <p className={classes.muted}>{`${formatDate(one.last_seen_at, 'instant')} · ${one.ip}`}</p>
                </div>
                {one.is_current ? (
                  <Chip tone="brand">{t('security.here')}</Chip>
                ) : (
                  <Button variant="default" loading={end.isPending} onClick={() => end.mutate(one.eventUuid)}>
                    {t('security.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </SectionCard>
  );
}
