import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { PlainLink } from '../../components/text-link.tsx';
import { pageLink } from '../../config/page-link.ts';
import type { OperatorRouteName, RouteName } from '../../config/routes.ts';
import { customerSession } from '../../lib/session/session-store.ts';
import { useText } from '../text.ts';
import classes from './guest-menu.module.css';

interface GuestMenuProps {
  /** The page that is shown, which needs no link. */
  readonly page: RouteName | OperatorRouteName | null;
}

/** Users restricted to these pages would be redirected from the dashboard. */
const waitingPages: readonly string[] = [
  'application_review',
  'application_rejected',
  'two_factor',
] satisfies readonly RouteName[];

/** The two ways on from a guest page: try the simulation, or sign in (when signed in: back to the dashboard). */
export function GuestMenu({ page }: GuestMenuProps): ReactNode {
  const t = useText();
  const isSignedIn = customerSession.get().token !== null;
  const isWaiting = page !== null && waitingPages.includes(page);
  const isSignIn = page === 'home' || page === 'login';
  return (
    <nav aria-label={t('guest.menu')} className={classes.menu}>
      {page !== 'simulation' && <PlainLink {...pageLink('simulation')}>{t('guest.simulate')}</PlainLink>}
      {isSignedIn && !isWaiting && <PlainLink {...pageLink('dashboard')}>{t('guest.dashboard')}</PlainLink>}
      {!isSignedIn && !isSignIn && <PlainLink {...pageLink('login')}>{t('guest.signIn')}</PlainLink>}
      <LanguageSwitch shortOnPhone />
    </nav>
  );
}
