import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import { showToast } from '../../../lib/toast/toast.ts';
import { useHoldPeriod } from '../../../shared/platform/use-hold-period.ts';
import { updateInfo } from '../api/update-info.ts';
import { type UserInfo, userInfoQuery } from '../api/user-info.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';
import { ContactChange, type ContactKind, unsentContact } from './contact-change.tsx';
import { SettingRow } from './setting-row.tsx';

/** Phone and e-mail, which the customer changes with a fresh code. */
export function ContactSection({ info }: { readonly info: UserInfo }): ReactNode {
  const t = useText();
  const hold = useHoldPeriod();
  const [changing, setChanging] = useState<ContactKind | null>(unsentContact);
  return (
    <SectionCard title={t('contact.title')} subtitle={t('contact.subtitle', { hold })}>
      <SettingRow
        label={t('contact.phone')}
        value={`${info.phone_country_code} ${info.phone_number}`}
        action={<ChangeButton label={t('contact.changePhone')} onClick={() => setChanging('phone')} />}
      />
      <SettingRow
        label={t('contact.email')}
        value={info.email}
        {...(info.pending_email === null ? {} : { hint: <Pending info={info} /> })}
        action={<ChangeButton label={t('contact.changeEmail')} onClick={() => setChanging('email')} />}
      />
      <ContactChange kind={changing} info={info} onClose={() => setChanging(null)} />
    </SectionCard>
  );
}

function ChangeButton({
  label,
  onClick,
}: {
  readonly label: string;
  readonly onClick: () => void;
}): ReactNode {
  const t = useText();
  return (
    <Button variant="default" size="compact-md" aria-label={label} onClick={onClick}>
      {t('contact.change')}
    </Button>
  );
}

/** A new address whose owner has not opened the link yet, with a way to give it up. */
function Pending({ info }: { readonly info: UserInfo }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const cancelChange = useMutation({
    mutationFn: () => updateInfo({ email: info.email }),
    onSuccess: (answer) => {
      queries.setQueryData(userInfoQuery.queryKey, answer);
      showToast('info', t('contact.unchanged'));
    },
    onError: (error) => showToast('error', error.message),
  });
  return (
    <div role="status">
      <p>{t('contact.pending', { email: info.pending_email ?? '' })}</p>
      <Button
        className={classes.keep ?? ''}
        variant="subtle"
        size="compact-sm"
        loading={cancelChange.isPending}
        onClick={() => cancelChange.mutate()}
      >
        {t('contact.cancelChange')}
      </Button>
    </div>
  );
}
