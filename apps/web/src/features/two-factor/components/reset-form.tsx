import { Button, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { NoticePage } from '../../../components/notice-page.tsx';
import { PageTitle } from '../../../components/page-header.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useHoldPeriod } from '../../../shared/platform/use-hold-period.ts';
import { resetTwoFactor } from '../api/two-factor.ts';
import { useText } from '../text.ts';
import classes from './two-factor.module.css';

const consequences = ['wait', 'stop', 'end', 'hold'] as const;

/** The page behind the mailed link: the password, and what will happen. */
export function ResetForm({ token }: { readonly token: string }): ReactNode {
  const t = useText();
  const hold = useHoldPeriod();
  const [takesEffectAt, setTakesEffectAt] = useState<string | null>(null);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { password: '' },
    send: ({ password }) => resetTwoFactor({ token, password }),
    onSuccess: ({ takes_effect_at }) => setTakesEffectAt(takes_effect_at),
  });
  const dead = problems.find(({ field }) => field === 'token');
  if (takesEffectAt !== null) {
    return <Scheduled at={takesEffectAt} />;
  }
  if (dead !== undefined) {
    return (
      <NoticePage
        title={t('reset.deadTitle')}
        action={<ButtonLink {...pageLink('two_factor_reset')}>{t('reset.requestLink')}</ButtonLink>}
      >
        <p>{dead.text}</p>
      </NoticePage>
    );
  }
  return (
    <form onSubmit={onSubmit} noValidate className={classes.stack}>
      <PageTitle title={t('reset.title')} />
      <div>
        <Title order={1}>{t('reset.title')}</Title>
        <p className={classes.lead}>{t('reset.body')}</p>
      </div>
      <ul className={classes.steps}>
        {consequences.map((one) => (
          <li key={one}>{t(`reset.${one}`, { hold })}</li>
        ))}
      </ul>
      <FormErrors message={message} problems={problems} />
      <PasswordField
        label={t('reset.password')}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <Button type="submit" fullWidth loading={working}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

function Scheduled({ at }: { readonly at: string }): ReactNode {
  const t = useText();
  return (
    <NoticePage
      title={t('reset.doneTitle')}
      action={<ButtonLink {...pageLink('login')}>{t('reset.toSignIn')}</ButtonLink>}
    >
      <div role="status">
        <p>{t('reset.done', { at: formatDate(at, 'instant') })}</p>
      </div>
      <p>{t('reset.doneHint')}</p>
    </NoticePage>
  );
}
