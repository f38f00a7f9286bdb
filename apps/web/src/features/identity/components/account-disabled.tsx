import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { NoticePage } from '../../../components/notice-page.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import { LogOutButton } from './log-out-button.tsx';
import { SupportContact } from './support-contact.tsx';

const moneyTexts = {
  investor: ['disabled.holdings', 'disabled.withdraw'],
  businessowner: ['disabled.financing'],
} as const;

/** Why the account is disabled, in the words of the operator, and what happens to its money (ACC-21); or that it was closed. */
export function AccountDisabled({ messages }: { readonly messages: ReactNode }): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  const { inactive_msg_formatted: reason, inactive_money_continues: continues, role } = user;
  return (
    <NoticePage
      title={t(user.account_closed ? 'disabled.closed' : 'disabled.title')}
      action={
        <Group gap="sm">
          {messages}
          <LogOutButton />
        </Group>
      }
    >
      <p>{reason ?? t('disabled.fallback')}</p>
      {continues && moneyTexts[role].map((key) => <p key={key}>{t(key)}</p>)}
      <SupportContact />
    </NoticePage>
  );
}
