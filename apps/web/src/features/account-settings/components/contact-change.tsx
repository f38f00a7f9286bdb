import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { PhoneField } from '../../../components/phone-field.tsx';
import { hasUnsentForm } from '../../../lib/form/unsent-forms.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { useHoldFromNow } from '../../../shared/platform/use-hold-period.ts';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { updateInfo } from '../api/update-info.ts';
import { type UserInfo, userInfoQuery } from '../api/user-info.ts';
import { contactChange, emptyContact } from '../lib/contact-change.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';

export type ContactKind = 'phone' | 'email';

/** The dialog whose form comes back after a session that ended. */
export function unsentContact(): ContactKind | null {
  return (['phone', 'email'] as const).find((kind) => hasUnsentForm(`contact-${kind}`)) ?? null;
}

interface ContactChangeProps {
  /** What is being changed; null while the dialog is closed. */
  readonly kind: ContactKind | null;
  readonly info: UserInfo;
  readonly onClose: () => void;
}

/** The new phone number or address, then the fresh code that the server demands (ACC-10). */
export function ContactChange({ kind, info, onClose }: ContactChangeProps): ReactNode {
  const t = useText();
  return (
    <Dialog
      opened={kind !== null}
      title={kind === 'email' ? t('contact.changeEmail') : t('contact.changePhone')}
      onClose={onClose}
    >
      {kind !== null && <ChangeForm kind={kind} info={info} onDone={onClose} />}
    </Dialog>
  );
}

interface ChangeFormProps {
  readonly kind: ContactKind;
  readonly info: UserInfo;
  readonly onDone: () => void;
}

function ChangeForm({ kind, info, onDone }: ChangeFormProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const hold = useHoldFromNow();
  const { country_phone_codes: codes } = useCurrentAnswer();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: emptyContact(info),
    send: (values) => updateInfo(contactChange(kind, values)),
    onSuccess: (answer, { email }) => {
      queries.setQueryData(userInfoQuery.queryKey, answer);
      showToast(
        'success',
        kind === 'email' ? t('contact.emailRequested', { email }) : t('contact.phoneChanged'),
      );
      onDone();
    },
    onRejected: stepUp.onRejected,
    unsent: { name: `contact-${kind}`, omit: ['otp_code'] },
  });
  const input = form.getInputProps;
  const coded = stepUp.method !== null;
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <p className={classes.plain}>{t('contact.holdHint', { hold })}</p>
      {kind === 'phone' ? (
        <PhoneField codes={codes} code={input('phone_country_code')} number={input('phone_number')} />
      ) : (
        <TextInput
          label={t('contact.newEmail')}
          description={t('contact.emailHint')}
          type="email"
          autoComplete="email"
          {...input('email')}
        />
      )}
      {coded && <StepUpCode stepUp={stepUp} input={input('otp_code')} />}
      <Button type="submit" fullWidth loading={working}>
        {coded ? t('contact.confirm') : t('contact.continue')}
      </Button>
    </form>
  );
}
