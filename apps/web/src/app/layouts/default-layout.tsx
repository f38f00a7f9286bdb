import '../../config/full.css';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { SessionExpiry } from '../../features/identity/components/session-expiry.tsx';
import { lazyPart } from '../../lib/chunks/lazy-page.ts';
import { usePrefetchedParts } from '../../lib/chunks/use-prefetched-parts.ts';
import { useCurrentUser } from '../../shared/session/current-user.ts';
import { useLive } from '../use-live.ts';
import classes from './default-layout.module.css';
import { EmptyLayout } from './empty-layout.tsx';
import { InvestorModals } from './investor-modals.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageFooter } from './page-footer.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useInvestorModal } from './use-investor-modal.ts';

const drawer = () => import('./menu-drawer.tsx');
const MenuDrawer = lazyPart('menu-drawer', drawer);
const prefetched = [drawer];

/**
 * The signed-in layout: top bar, side menu, the page, footer (NAV-5). A disabled account may open one page of it, and
 * none that the bar and the menu lead to (NAV-2).
 */
export default function DefaultLayout(): ReactNode {
  return useCurrentUser().account_status === 'Active' ? <WholeLayout /> : <EmptyLayout />;
}

function WholeLayout(): ReactNode {
  useLive();
  usePrefetchedParts(prefetched);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Open on one page only: going to another closes the drawer.
  const [openOn, setOpenOn] = useState<string | null>(null);
  // Fetched when it is first opened; from then on it stays, and slides out of sight.
  const [wasOpened, setWasOpened] = useState(false);
  // A phone has it in the drawer: the hidden part need not be rendered.
  const isPhone = useIsPhone();
  const open = () => {
    setOpenOn(pathname);
    setWasOpened(true);
  };
  const close = () => setOpenOn(null);
  const { modal, closePreset, startTour } = useInvestorModal({ open, close });
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <SessionExpiry />
      <TopBar onToggleMenu={open} onStartTour={startTour} />
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
      <Suspense fallback={null}>
        {wasOpened && <MenuDrawer opened={openOn === pathname} onClose={close} />}
      </Suspense>
      <InvestorModals modal={modal} closePreset={closePreset} />
    </>
  );
}
