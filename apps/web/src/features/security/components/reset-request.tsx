import { Button, Stack, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { NoticePage } from '../../../components/notice-page.tsx';
import { PageTitle } from '../../../components/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { requestReset } from '../api/passwords.ts';
import { useText } from '../text.ts';
import classes from './security.module.css';

/** Asks for the address; then says the same whether it is known or not. */
export function ResetRequest(): ReactNode {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { email: '' },
    send: requestReset,
    onSuccess: (_answer, { email }) => setSentTo(email.trim()),
  });
  if (sentTo !== null) {
    return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />;
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageTitle title={t('request.title')} />
      <Stack gap="md">
        <div>
          <Title order={1}>{t('request.title')}</Title>
          <p className={classes.lead}>{t('request.body')}</p>
        </div>
        <FormErrors message={message} problems={problems} />
        <TextInput
          label={t('request.email')}
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <Button type="submit" fullWidth loading={working}>
          {t('request.submit')}
        </Button>
        <TextLink {...pageLink('login')}>{t('request.toSignIn')}</TextLink>
      </Stack>
    </form>
  );
}

function LinkSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }): ReactNode {
  const t = useText();
  return (
    <NoticePage title={t('request.sentTitle')}>
      <div role="status">
        <p>{t('request.sent', { email })}</p>
      </div>
      <p>{t('request.sentHint')}</p>
      <div className={classes.ways}>
        <Button variant="default" onClick={onAgain}>
          {t('request.again')}
        </Button>
        <TextLink {...pageLink('login')}>{t('request.toSignIn')}</TextLink>
      </div>
    </NoticePage>
  );
}
