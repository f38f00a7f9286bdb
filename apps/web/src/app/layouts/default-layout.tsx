import '../../config/full.css';
import { Drawer } from '@mantine/core';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { SessionExpiry } from '../../features/identity/components/session-expiry.tsx';
import { useText } from '../text.ts';
import { useLive } from '../use-live.ts';
import classes from './default-layout.module.css';
import { InvestorModals } from './investor-modals.tsx';
import { PageFooter } from './page-footer.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useStanding } from './use-standing.ts';

/** The signed-in layout: top bar, side menu, the page, footer (spec §2). */
export default function DefaultLayout(): ReactNode {
  const t = useText();
  useLive();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Open on one page only: going to another closes the drawer.
  const [openOn, setOpenOn] = useState<string | null>(null);
  // A phone has it in the drawer: what nobody sees need not be drawn.
  const isPhone = useIsPhone();
  const close = () => setOpenOn(null);
  const { modal, closePreset, startTour } = useStanding({ open: () => setOpenOn(pathname), close });
  return (
    <>
      <SkipLink />
      <SessionExpiry />
      <TopBar onToggleMenu={() => setOpenOn(pathname)} onStartTour={startTour} />
      <div className={classes.body}>
        {!isPhone && (
          <div className={classes.side}>
            <SideMenu />
          </div>
        )}
        <div className={classes.column}>
          <main id="content" className={classes.main} tabIndex={-1}>
            <Outlet />
          </main>
          <div className={classes.footer}>
            <PageFooter />
          </div>
        </div>
      </div>
      <Drawer
        opened={openOn === pathname}
        onClose={close}
        title={t('menu.label')}
        closeButtonProps={{ 'aria-label': t('menu.close') }}
        classNames={{ header: classes.drawer, content: classes.drawer }}
      >
        <SideMenu />
      </Drawer>
      <InvestorModals modal={modal} closePreset={closePreset} />
    </>
  );
}
