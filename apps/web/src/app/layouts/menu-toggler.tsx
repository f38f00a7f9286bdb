import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import classes from './top-bar.module.css';

/** Opens the menu of a phone. */
export function MenuToggler({ onToggleMenu }: { readonly onToggleMenu?: () => void }): ReactNode {
  const t = useText();
  return (
    <ActionIcon
      className={classes.toggler}
      variant="subtle"
      size="xl"
      aria-label={t('menu.open')}
      data-tour="menu"
      onClick={onToggleMenu}
    >
      <IconMenu2 className={classes.icon} aria-hidden />
    </ActionIcon>
  );
}
