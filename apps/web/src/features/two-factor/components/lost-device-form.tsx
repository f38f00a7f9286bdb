import { Button, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { NoticePage } from '../../../components/notice-page.tsx';
import { PageTitle } from '../../../components/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { requestReset } from '../api/two-factor.ts';
import { useText } from '../text.ts';
import classes from './two-factor.module.css';

/** Asks for the address of who lost the second factor; then says the same whether it is known or not. */
export function LostDeviceForm(): ReactNode {
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
    <form onSubmit={onSubmit} noValidate className={classes.stack}>
      <PageTitle title={t('lost.title')} />
      <div>
        <Title order={1}>{t('lost.title')}</Title>
        <p className={classes.lead}>{t('lost.body')}</p>
      </div>
      <FormErrors message={message} problems={problems} />
      <TextInput
        label={t('lost.email')}
        type="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <Button type="submit" fullWidth loading={working}>
        {t('lost.submit')}
      </Button>
      <TextLink {...pageLink('login')}>{t('lost.toSignIn')}</TextLink>
    </form>
  );
}

function LinkSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }): ReactNode {
  const t = useText();
  return (
    <NoticePage title={t('lost.sentTitle')}>
      <div role="status">
        <p>{t('lost.sent', { email })}</p>
      </div>
      <p>{t('lost.sentHint')}</p>
      <div className={classes.ways}>
        <Button variant="default" onClick={onAgain}>
          {t('lost.again')}
        </Button>
        <TextLink {...pageLink('login')}>{t('lost.toSignIn')}</TextLink>
      </div>
    </NoticePage>
  );
}
