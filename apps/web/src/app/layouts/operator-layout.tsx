import '../../config/full.css';
import { Button } from '@mantine/core';
import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
  'operator_financing',
  'operator_notes',
  'operator_topups',
  'operator_withdrawals',
  'operator_payouts',
  'operator_settings',
  'operator_audit',
] as const;

/** The back office: its queues in a line on top, the page below over the whole width. */
export default function OperatorLayout(): ReactNode {
  const t = useText();
  const logOut = useOperatorLogOut();
  return (
    <>
      <SkipLink />
      <header className={classes.bar}>
        <span className={classes.brand}>
          <LogoMark />
          {t('operator.brand')}
        </span>
        <Button variant="default" onClick={() => void logOut()}>
          {t('operator.logOut')}
        </Button>
      </header>
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
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
