import { Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { MenuLink } from '../../components/button-link.tsx';
import { pageLink } from '../../config/page-link.ts';
import { useLogOut } from '../../features/identity/lib/use-log-out.ts';
import { type CurrentUser, useCurrentUser } from '../../lib/session/current-user.ts';
import { useText } from '../text.ts';
import { AppearanceItems } from './appearance-items.tsx';
import { hasAutoInvestment } from './menu-items.ts';
import { SoonDialog, type SoonSubject } from './soon-dialog.tsx';
import classes from './user-menu.module.css';

/** The user dropdown of spec §2. */
export function UserMenu(): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  const { logOut, working } = useLogOut();
  const [soon, setSoon] = useState<SoonSubject | null>(null);
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <button type="button" className={classes.avatar} aria-label={t('bar.account', { name })}>
            {initials(user)}
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          <Menu.Label>{name}</Menu.Label>
          <UserItems user={user} onSoon={setSoon} />
          <Menu.Divider />
          <AppearanceItems />
          <Menu.Divider />
          <Menu.Item onClick={() => void logOut()} disabled={working}>
            {t('user.logOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SoonDialog subject={soon} onClose={() => setSoon(null)} />
    </>
  );
}

interface UserItemsProps {
  readonly user: CurrentUser;
  readonly onSoon: (subject: SoonSubject) => void;
}

function UserItems({ user, onSoon }: UserItemsProps): ReactNode {
  const t = useText();
  const investor = user.role === 'investor';
  const mayUpgrade = investor && user.inv_plan_type === 'basic' && user.application_status === 'Approved';
  return (
    <>
      {mayUpgrade && <Menu.Item onClick={() => onSoon('premium')}>{t('user.premium')}</Menu.Item>}
      <MenuLink {...pageLink('settings')}>{t('user.settings')}</MenuLink>
      {!investor && user.check_issuer_has_active_mandate && (
        <MenuLink {...pageLink('direct_debit')}>{t('user.directDebit')}</MenuLink>
      )}
      {investor && <Menu.Item onClick={() => onSoon('risk')}>{t('user.riskProfile')}</Menu.Item>}
      {hasAutoInvestment(user) && (
        <MenuLink {...pageLink('auto_investment')}>{t('user.autoInvestment')}</MenuLink>
      )}
      <MenuLink {...pageLink('referral')}>{t('user.referrals')}</MenuLink>
    </>
  );
}

function initials({ first_name, last_name }: CurrentUser): string {
  return [first_name, last_name].map((name) => name.charAt(0).toUpperCase()).join('');
}
