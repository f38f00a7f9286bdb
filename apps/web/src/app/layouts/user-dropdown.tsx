import { Menu } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { MenuLink } from '../../components/menu-link.tsx';
import { pageLink } from '../../config/page-link.ts';
import { useLogOut } from '../../features/identity/lib/use-log-out.ts';
import { lazyPart } from '../../lib/chunks/lazy-page.ts';
import { type CurrentUser, useCurrentUser } from '../../shared/session/current-user.ts';
import { useText } from '../account-menu-text.ts';
import { AppearanceItems } from './appearance-items.tsx';
import { LanguageItems } from './language-items.tsx';
import { hasAutoInvestment } from './menu-items.ts';
import { AccountButton, nameOf } from './user-button.tsx';
import classes from './user-menu.module.css';

const PremiumModal = lazyPart(
  'premium-modal',
  () => import('../../features/premium/components/premium-modal.tsx'),
);
const RiskModal = lazyPart(
  'risk-modal',
  () => import('../../features/investor-profile/components/risk-modal.tsx'),
);

type OwnDialog = 'premium' | 'risk';

interface UserDropdownProps {
  readonly onStartTour: (() => void) | null;
}

/** The user dropdown, with the tour to be taken again (NAV-7). It is opened the moment it is there. */
export default function UserDropdown({ onStartTour }: UserDropdownProps): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  const { logOut, working } = useLogOut();
  const [dialog, setDialog] = useState<OwnDialog | null>(null);
  const close = () => setDialog(null);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It replaces the pressed button: the focus moves here, and returns to it.
    button.current?.focus();
    setIsOpen(true);
  }, []);
  return (
    <>
      <Menu position="bottom-end" opened={isOpen} onChange={setIsOpen}>
        <Menu.Target>
          <AccountButton ref={button} />
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          <Menu.Label className={classes.name} dir="auto">
            {nameOf(user)}
          </Menu.Label>
          <UserItems user={user} onOpen={setDialog} />
          {onStartTour !== null && <Menu.Item onClick={onStartTour}>{t('tour')}</Menu.Item>}
          <Menu.Divider />
          <LanguageItems />
          <Menu.Divider />
          <AppearanceItems />
          <Menu.Divider />
          <Menu.Item onClick={() => void logOut()} disabled={working}>
            {t('logOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {dialog === 'premium' && <PremiumModal opened onClose={close} />}
        {dialog === 'risk' && <RiskModal opened onClose={close} />}
      </Suspense>
    </>
  );
}

interface UserItemsProps {
  readonly user: CurrentUser;
  readonly onOpen: (dialog: OwnDialog) => void;
}

function UserItems({ user, onOpen }: UserItemsProps): ReactNode {
  const t = useText();
  const investor = user.role === 'investor';
  const mayUpgrade = investor && user.inv_plan_type === 'basic' && user.application_status === 'Approved';
  return (
    <>
      {mayUpgrade && <Menu.Item onClick={() => onOpen('premium')}>{t('premium')}</Menu.Item>}
      <MenuLink {...pageLink('settings')}>{t('settings')}</MenuLink>
      {!investor && user.check_issuer_has_active_mandate && (
        <MenuLink {...pageLink('direct_debit')}>{t('directDebit')}</MenuLink>
      )}
      {investor && <Menu.Item onClick={() => onOpen('risk')}>{t('riskProfile')}</Menu.Item>}
      {hasAutoInvestment(user) && <MenuLink {...pageLink('auto_investment')}>{t('autoInvestment')}</MenuLink>}
      <MenuLink {...pageLink('referral')}>{t('referrals')}</MenuLink>
    </>
  );
}
