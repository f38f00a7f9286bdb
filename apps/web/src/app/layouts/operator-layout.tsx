import '../../config/full.css';
import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../components/chip.tsx';
import { LogoMark } from '../../components/logo.tsx';
import { useOperatorLogOut } from '../../features/operator/console/lib/use-operator-log-out.ts';
import { PageKeys } from '../../features/operator/shared/page-keys.tsx';
import { useText as useConsoleText } from '../../features/operator/shared/text.ts';
import { useReadOnly } from '../../features/operator/shared/use-read-only.ts';
import { useText } from '../text.ts';
import { OfflineBanner } from './offline-banner.tsx';
import classes from './operator-layout.module.css';
import { OperatorMenu } from './operator-menu.tsx';
import { OperatorSearch } from './operator-search.tsx';
import { SkipLink } from './skip-link.tsx';

/** The back office: its pages beside the one that is open, in a drawer where there is no room. */
export default function OperatorLayout(): ReactNode {
  const t = useText();
  const tConsole = useConsoleText();
  const logOut = useOperatorLogOut();
  const isReadOnly = useReadOnly();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Open on one page only: going to another closes the drawer.
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <PageKeys />
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
          <span className={classes.name}>{tConsole('console.brand')}</span>
        </span>
        {isReadOnly ? <Chip tone="info">{tConsole('console.readOnly')}</Chip> : <OperatorSearch />}
        <Button variant="default" onClick={() => void logOut()}>
          {tConsole('console.logOut')}
        </Button>
      </header>
      <div className={classes.body}>
        <div className={classes.side}>
          <OperatorMenu />
        </div>
        <main id="content" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Drawer
        opened={openOn === pathname}
        onClose={() => setOpenOn(null)}
        title={tConsole('console.menu')}
        closeButtonProps={{ 'aria-label': t('menu.close') }}
      >
        <OperatorMenu />
      </Drawer>
    </>
  );
}
