import { Button, Stack, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { PageTitle } from '../../../components/page-header.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { PhoneField } from '../../../components/phone-field.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { NewPasswordField } from '../../../shared/password/new-password-field.tsx';
import { phoneCodesQuery } from '../api/phone-codes.ts';
import { register } from '../api/register.ts';
import { storePendingVerification } from '../lib/pending-verification.ts';
import {
  emptyRegistration,
  type RegistrationKind,
  type RegistrationValues,
  toRegistration,
} from '../lib/registration-kind.ts';
import { useText } from '../text.ts';
import { AgreementTicks } from './agreement-ticks.tsx';
import { KindChoice } from './kind-choice.tsx';
import classes from './register-form.module.css';

interface RegisterFormProps {
  readonly kind: RegistrationKind;
  readonly referralCode: string | undefined;
}

/** Registration of all three kinds of account; what was typed stays when the kind is changed. */
export function RegisterForm({ kind, referralCode }: RegisterFormProps): ReactNode {
  const t = useText();
  const router = useRouter();
  const codes = useQuery(phoneCodesQuery);
  const { form, onSubmit, working, message, problems } = useCallForm<RegistrationValues, RegisterAnswer>({
    initialValues: emptyRegistration(referralCode),
    check: ({ agree_terms, agree_privacy }) => ({
      ...(agree_terms ? {} : { agree_terms: t('register.mustAccept') }),
      ...(agree_privacy ? {} : { agree_privacy: t('register.mustRead') }),
    }),
    send: (values) => register(toRegistration(kind, values)),
    onSuccess: ({ user_id: userId, resend_token: resendToken }, { email }) => {
      storePendingVerification({ email, userId, resendToken });
      return router.navigate(pageLink('register_verify'));
    },
  });
  const input = form.getInputProps;
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageTitle title={t('register.title')} />
      <Stack gap="md">
        <div>
          <Title order={1}>{t('register.title')}</Title>
          <p className={classes.subtitle}>{t('register.subtitle')}</p>
        </div>
        <KindChoice />
        <FormErrors message={message} problems={problems} />
        <div className={classes.pair}>
          <TextInput label={t('register.firstName')} autoComplete="given-name" {...input('first_name')} />
          <TextInput label={t('register.lastName')} autoComplete="family-name" {...input('last_name')} />
        </div>
        {kind !== 'investor' && (
          <TextInput
            label={t('register.companyName')}
            autoComplete="organization"
            {...input('company_name')}
          />
        )}
        <TextInput label={t('register.email')} type="email" autoComplete="email" {...input('email')} />
        <PhoneField
          codes={codes.data?.country_phone_codes ?? []}
          code={input('phone_country_code')}
          number={input('phone_number')}
        />
        <NewPasswordField
          label={t('register.password')}
          personal={personalOf(form.values)}
          {...input('password')}
        />
        <PasswordField
          label={t('register.repeat')}
          autoComplete="new-password"
          {...input('password_confirmation')}
        />
        <TextInput label={t('register.referral')} {...input('referral_code')} />
        <AgreementTicks form={form} kind={kind} />
        <Button type="submit" fullWidth loading={working}>
          {t('register.submit')}
        </Button>
        <p className={classes.subtitle}>
          <RichText
            text={t('register.haveOne')}
            parts={{ login: (words) => <TextLink {...pageLink('login')}>{words}</TextLink> }}
          />
        </p>
      </Stack>
    </form>
  );
}

function personalOf({ email, first_name, last_name, company_name }: RegistrationValues): string[] {
  return [email, first_name, last_name, company_name];
}

type RegisterAnswer = Awaited<ReturnType<typeof register>>;
