import { Button, TextInput } from '@mantine/core';
import type { NotificationCategory } from '@titian/contracts/notification-categories';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { NoticePage } from '../../../components/notice-page.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { call } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { useCategoryName } from '../../../shared/notification-categories/use-category-name.ts';
import { useText } from '../text.ts';
import classes from './unsubscribe.module.css';

interface UnsubscribeProps {
  /** The address of the link; without one the user enters it. */
  readonly email: string | undefined;
  /** What the link's e-mail was about; without it every optional e-mail is stopped. */
  readonly category: NotificationCategory | undefined;
  readonly onDone: () => void;
}

/** Stops the e-mails that may be stopped, for an address alone (NAV-17, NTF-5). */
export function Unsubscribe({ email, category, onDone }: UnsubscribeProps): ReactNode {
  const t = useText();
  const { form, onSubmit, working, problems } = useCallForm({
    initialValues: { email: email ?? '' },
    send: (values) => call('unsubscribeEmails', { body: { email: values.email, email_opt_in: 0, category } }),
    onSuccess: () => {
      showToast('success', specifiedText('unsubscribed'));
      onDone();
    },
    onRejected: () => {
      showToast('error', specifiedText('unsubscribeFailed'));
      return false;
    },
  });
  return (
    <NoticePage title={specifiedText('unsubscribeConfirm')}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <Warning email={email} category={category} />
        <FormErrors problems={problems} />
        {email === undefined && (
          <TextInput label={t('email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
        )}
        <div className={classes.actions}>
          <Button type="submit" color="saga" loading={working}>
            {t('submit')}
          </Button>
          <TextLink {...pageLink('login')}>{t('login')}</TextLink>
        </div>
      </form>
    </NoticePage>
  );
}

/** What is going to stop; an e-mail of one category leads to the way to stop all of them, too. */
function Warning({ email, category }: Pick<UnsubscribeProps, 'email' | 'category'>): ReactNode {
  const t = useText();
  const nameOf = useCategoryName();
  if (email !== undefined && category !== undefined) {
    return (
      <>
        <p>{t('warningCategory', { category: nameOf(category), email })}</p>
        <p>
          <TextLink {...pageLink('unsubscribe', { email })}>{t('every')}</TextLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{email === undefined ? t('warningAnybody') : t('warning', { email })}</p>
      <p>{t('mandatory')}</p>
    </>
  );
}
