import { Button, Stack, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../../components/form-errors.tsx';
import { NoticePage } from '../../components/notice-page.tsx';
import { PageTitle } from '../../components/page-header.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { pageLink } from '../../config/page-link.ts';
import { useCallForm } from '../../lib/form/use-call-form.ts';
import classes from './mail-request.module.css';
import { useText } from './text.ts';

interface MailRequestProps {
  readonly title: string;
  readonly body: string;
  readonly send: (values: { email: string }) => Promise<unknown>;
  /** What is said then, whether the address is known or not. */
  readonly sent: (email: string) => string;
}

/** Prompts a guest for the address of an account, to which a link is mailed if it exists. */
export function MailRequest({ title, body, send, sent }: MailRequestProps): ReactNode {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { email: '' },
    send,
    onSuccess: (_answer, { email }) => setSentTo(email.trim()),
  });
  if (sentTo !== null) {
    return <LinkSent words={sent(sentTo)} onAgain={() => setSentTo(null)} />;
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageTitle title={title} />
      <Stack gap="md">
        <div>
          <Title order={1}>{title}</Title>
          <p className={classes.lead}>{body}</p>
        </div>
        <FormErrors message={message} problems={problems} />
        <TextInput label={t('email')} type="email" autoComplete="username" {...form.getInputProps('email')} />
        <Button type="submit" fullWidth loading={working}>
          {t('submit')}
        </Button>
        <TextLink {...pageLink('login')}>{t('toSignIn')}</TextLink>
      </Stack>
    </form>
  );
}

function LinkSent({ words, onAgain }: { readonly words: string; readonly onAgain: () => void }): ReactNode {
  const t = useText();
  return (
    <NoticePage title={t('sentTitle')}>
      <div role="status">
        <p>{words}</p>
      </div>
      <p>{t('sentHint')}</p>
      <div className={classes.ways}>
        <Button variant="default" onClick={onAgain}>
          {t('again')}
        </Button>
        <TextLink {...pageLink('login')}>{t('toSignIn')}</TextLink>
      </div>
    </NoticePage>
  );
}
