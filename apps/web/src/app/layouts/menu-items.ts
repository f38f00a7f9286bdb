import {
  IconActivity,
  IconAdjustmentsBolt,
  IconBell,
  IconFileDollar,
  IconLayoutDashboard,
  IconMessageCircle,
  type IconProps,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { CurrentUser } from '../../shared/session/current-user.ts';

type MenuPage =
  | 'dashboard'
  | 'notes'
  | 'bo_notes'
  | 'my_activity'
  | 'auto_investment'
  | 'referral'
  | 'notifications'
  | 'messages';

const icons: Readonly<Record<MenuPage, ComponentType<IconProps>>> = {
  dashboard: IconLayoutDashboard,
  notes: IconFileDollar,
  bo_notes: IconFileDollar,
  my_activity: IconActivity,
  auto_investment: IconAdjustmentsBolt,
  referral: IconUsers,
  notifications: IconBell,
  messages: IconMessageCircle,
};

export interface MenuItem {
  readonly page: MenuPage;
  readonly icon: ComponentType<IconProps>;
}

type MenuUser = Pick<CurrentUser, 'role' | 'is_inv_fund_managed'>;

/** Whether a user may use auto-investment: investors whose funds are not managed (NAV-5). */
export function hasAutoInvestment(user: MenuUser): boolean {
  return user.role === 'investor' && !user.is_inv_fund_managed;
}

/** The entries of the side menu, in their order (NAV-5). */
export function menuItems(user: MenuUser): readonly MenuItem[] {
  const pages: readonly MenuPage[] = [
    'dashboard',
    user.role === 'investor' ? 'notes' : 'bo_notes',
    'my_activity',
    ...(hasAutoInvestment(user) ? (['auto_investment'] as const) : []),
    'referral',
    'notifications',
    'messages',
  ];
  return pages.map((page) => ({ page, icon: icons[page] }));
}
