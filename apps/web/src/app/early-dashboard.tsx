import type { ReactNode } from 'react';
import { Logo } from '../components/logo.tsx';
import { EarlyTotal } from '../features/dashboard-investor/components/early-total.tsx';
import balance from './layouts/balance-bar.module.css';
import layout from './layouts/default-layout.module.css';
import { MenuToggler } from './layouts/menu-toggler.tsx';
import bar from './layouts/top-bar.module.css';

/** The frame of the signed-in layout around the total, for the built page (decision 126). */
export function EarlyDashboard(): ReactNode {
  return (
    <>
      <header className={bar.bar}>
        <div className={bar.brand}>
          <MenuToggler />
          <Logo />
        </div>
        <div className={bar.person} />
        <div className={bar.money}>
          <div className={balance.bar} />
        </div>
      </header>
      <div className={layout.body}>
        <div className={layout.side} />
        <div className={layout.column}>
          <main className={layout.main}>
            <EarlyTotal />
          </main>
        </div>
      </div>
    </>
  );
}
