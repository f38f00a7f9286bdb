import { Button, List, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { NoticePage } from '../../../components/notice-page.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { signOutHere } from '../../../lib/session/sign-out-here.ts';
import { endPendingAccess } from '../api/passwords.ts';
import { useText } from '../text.ts';

type Ended = CallResponse<'userNotMe'>;

/** "This was not me": requires a confirmation, because mail scanners open links too; then shows what was ended. */
export function NotMe({ token }: { readonly token: string }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [ended, setEnded] = useState<Ended | null>(null);
  const [deadLink, setDeadLink] = useState<string | null>(null);
  const { onSubmit, working, message, problems } = useCallForm({
    initialValues: {},
    send: () => endPendingAccess({ token }),
    onRejected: ({ errors }) => {
      const text = errors.token?.[0];
      setDeadLink(text ?? null);
      return text !== undefined;
    },
    onSuccess: (answer) => {
      // A sign-in that this browser may have had has ended with all others.
      signOutHere();
      customerSession.dropTwoFactorToken();
      setEnded(answer);
      queries.clear();
    },
  });
  if (ended !== null) {
    return <EndedNotice ended={ended} />;
  }
  if (deadLink !== null) {
    return (
      <NoticePage title={t('choose.deadTitle')} action={<NewPasswordLink />}>
        <div role="alert">
          <p>{deadLink}</p>
        </div>
        <p>{t('notMe.deadHint')}</p>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={t('notMe.title')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <p>{t('notMe.explanation')}</p>
          <p>{t('notMe.unaffected')}</p>
          <FormErrors message={message} problems={problems} />
          <Button type="submit" fullWidth loading={working}>
            {t('notMe.submit')}
          </Button>
        </Stack>
      </form>
    </NoticePage>
  );
}

function EndedNotice({ ended }: { readonly ended: Ended }): ReactNode {
  const t = useText();
  return (
    <NoticePage title={t('notMe.doneTitle')} action={<NewPasswordLink />}>
      <div role="status">
        <p>{t('notMe.done')}</p>
        <List>
          <List.Item>{t(ended.email_change ? 'notMe.change' : 'notMe.noChange')}</List.Item>
          {ended.two_factor_reset && <List.Item>{t('notMe.twoFactor')}</List.Item>}
          <List.Item>{t('notMe.signIns', { number: String(ended.sign_ins) })}</List.Item>
          <List.Item>{t('notMe.links', { number: String(ended.links + ended.codes) })}</List.Item>
        </List>
      </div>
      <p>{t('notMe.next')}</p>
    </NoticePage>
  );
}

function NewPasswordLink(): ReactNode {
  const t = useText();
  return <ButtonLink {...pageLink('password_reset')}>{t('choose.title')}</ButtonLink>;
}
