import '../../config/full.css';
import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { LogoMark } from '../../components/logo.tsx';
import { operatorRouteTable } from '../../config/routes.ts';
import { useOperatorLogOut } from '../../features/back-office/lib/use-operator-log-out.ts';
import { useText } from '../text.ts';
import classes from './operator-layout.module.css';
import { SkipLink } from './skip-link.tsx';

const entries = [
  'operator_home',
  'operator_approvals',
  'operator_applications',
  'operator_ekyc',
  'operator_premium',
  'operator_bank_accounts',
  'operator_financing',
  'operator_customers',
  'operator_notes',
  'operator_repayments',
  'operator_topups',
  'operator_withdrawals',
  'operator_payouts',
  'operator_settings',
  'operator_screening',
  'operator_rail',
  'operator_audit',
] as const;

/** The back office: its queues in a line on top, in a drawer on a phone; the page below over the whole width. */
export default function OperatorLayout(): ReactNode {
  const t = useText();
  const logOut = useOperatorLogOut();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Open on one page only: going to another closes the drawer.
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <>
      <SkipLink />
      <header className={classes.bar}>
        <span className={classes.brand}>
          <ActionIcon
            className={classes.toggler}
            variant="subtle"
            size="xl"
            aria-label={t('menu.open')}
            onClick={() => setOpenOn(pathname)}
          >
            <IconMenu2 className={classes.icon} aria-hidden />
          </ActionIcon>
          <LogoMark />
          {t('operator.brand')}
        </span>
        <Button variant="default" onClick={() => void logOut()}>
          {t('operator.logOut')}
        </Button>
      </header>
      <div className={classes.line}>
        <OperatorMenu />
      </div>
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Drawer
        opened={openOn === pathname}
        onClose={() => setOpenOn(null)}
        title={t('operator.menu')}
        closeButtonProps={{ 'aria-label': t('menu.close') }}
      >
        <OperatorMenu />
      </Drawer>
    </>
  );
}

function OperatorMenu(): ReactNode {
  const t = useText();
  return (
    <nav aria-label={t('operator.menu')} className={classes.menu}>
      {entries.map((name) => (
        <Link
          key={name}
          to={operatorRouteTable[name].path}
          params={{ id: undefined }}
          activeOptions={{ exact: name === 'operator_home' }}
          className={classes.item}
        >
          {t(`titles.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
