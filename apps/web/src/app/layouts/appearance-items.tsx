import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../account-menu-text.ts';
import classes from './appearance-items.module.css';

const choices = [
  ['auto', 'themeAuto', IconDeviceDesktop],
  ['light', 'themeLight', IconSun],
  ['dark', 'themeDark', IconMoon],
] as const satisfies readonly (readonly [MantineColorScheme, string, typeof IconSun])[];

/** Light and dark: as the system says, or as the person chose. */
export function AppearanceItems(): ReactNode {
  const t = useText();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{t('appearance')}</Menu.Label>
      {choices.map(([scheme, label, Icon]) => (
        <Menu.RadioItem
          key={scheme}
          value={scheme}
          checked={colorScheme === scheme}
          className={classes.item}
          rightSection={<Icon className={classes.icon} aria-hidden />}
          onChange={() => setColorScheme(scheme)}
        >
          {t(label)}
        </Menu.RadioItem>
      ))}
    </>
  );
}
