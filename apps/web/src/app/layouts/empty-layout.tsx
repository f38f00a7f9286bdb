import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { Logo } from '../../components/logo.tsx';
import classes from './empty-layout.module.css';
import { OfflineBanner } from './offline-banner.tsx';

/** Only the logo and the page: for forms and notices that must not be left by a menu. */
export function EmptyLayout(): ReactNode {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo />
        <LanguageSwitch />
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <OfflineBanner />
    </div>
  );
}
