import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import classes from './default-layout.module.css';
import { SideMenu } from './side-menu.tsx';

interface MenuDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The side menu of a phone. */
export default function MenuDrawer({ opened, onClose }: MenuDrawerProps): ReactNode {
  const t = useText();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('menu.label')}
      closeButtonProps={{ 'aria-label': t('menu.close') }}
      classNames={{ header: classes.drawer, content: classes.drawer }}
    >
      <SideMenu />
    </Drawer>
  );
}
