import type { ReactNode } from 'react';
import { Logo } from '../../components/logo.tsx';
import { PlainLink } from '../../components/text-link.tsx';
import { pageLink } from '../../config/page-link.ts';
import { useText } from '../text.ts';
import { BalanceBar } from './balance-bar.tsx';
import { Bell } from './bell.tsx';
import { MenuToggler } from './menu-toggler.tsx';
import classes from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  readonly onToggleMenu: () => void;
  /** Null where there is no tour. */
  readonly onStartTour: (() => void) | null;
}

/** The bar on top: logo to the dashboard, money, notifications, user menu; on a phone the menu's toggler too. */
export function TopBar({ onToggleMenu, onStartTour }: TopBarProps): ReactNode {
  const t = useText();
  return (
    <header className={classes.bar}>
      <div className={classes.brand}>
        <MenuToggler onToggleMenu={onToggleMenu} />
        <PlainLink {...pageLink('dashboard')} aria-label={t('bar.toDashboard')}>
          <Logo />
        </PlainLink>
      </div>
      <div className={classes.money}>
        <BalanceBar />
      </div>
      <div className={classes.person}>
        <Bell />
        <UserMenu onStartTour={onStartTour} />
      </div>
    </header>
  );
}
