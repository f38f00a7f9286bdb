import { Menu, type MenuItemProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Anchor } from './button-link.tsx';

function MenuAnchor(props: Anchor<MenuItemProps>): ReactNode {
  return <Menu.Item component="a" {...props} />;
}

/** A link in a dropdown menu. */
export const MenuLink = createLink(MenuAnchor);
