import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../components/logo.tsx';
import { PlainLink, TextAnchor } from '../../components/text-link.tsx';
import { pageLink } from '../../config/page-link.ts';
import type { RouteName } from '../../config/routes.ts';
import { useRouteName } from '../routes/use-route-name.ts';
import { useText } from '../text.ts';
import classes from './guest-layout.module.css';
import { GuestMenu } from './guest-menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageFooter } from './page-footer.tsx';
import { SkipLink } from './skip-link.tsx';

const facts = ['factTrust', 'factLoss', 'factFee'] as const;

/** Pages to read or to work out figures on: they bring their own second column. */
const widePages: readonly string[] = [
  'simulation',
  'privacy',
  'consent',
  'issuer_disclosure',
  'tnc',
  'about',
  'risk',
  'security_policy',
] satisfies readonly RouteName[];

/**
 * The quiet two-column page of guests: the page left, one sentence and three facts right (design); texts and the
 * simulation take the whole width.
 */
export function GuestLayout(): ReactNode {
  const t = useText();
  const page = useRouteName();
  const isWide = page !== null && widePages.includes(page);
  return (
    <div className={classes.page} data-wide={isWide}>
      <SkipLink />
      <OfflineBanner />
      <div className={classes.left}>
        <header className={classes.header}>
          <PlainLink {...pageLink('home')}>
            <Logo />
          </PlainLink>
          <GuestMenu page={page} />
        </header>
        <main id="content" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {!isWide && (
        <aside className={classes.right} aria-label={t('guest.facts')}>
          <div className={classes.promise}>
            <Arches />
            <p className={classes.claim}>{t('guest.claim')}</p>
            <ul className={classes.facts}>
              {facts.map((fact) => (
                <li key={fact}>{t(`guest.${fact}`)}</li>
              ))}
            </ul>
            {/* Not pages of this app. */}
            <p className={classes.published}>
              <TextAnchor href="/statistics">{t('guest.statistics')}</TextAnchor>
              <TextAnchor href="/proof">{t('guest.proof')}</TextAnchor>
            </p>
          </div>
        </aside>
      )}
      <div className={classes.footer}>
        <PageFooter />
      </div>
    </div>
  );
}

/** The bridge of the logo, drawn large. */
function Arches(): ReactNode {
  return (
    <svg className={classes.arches} viewBox="0 0 320 96" aria-hidden="true">
      <path className={classes.deck} d="M4 84h312" />
      <path className={classes.arch} d="M12 84C70 4 250 4 308 84" />
      <path className={classes.hangers} d="M64 84V50M112 84V32M160 84V25M208 84V32M256 84V50" />
    </svg>
  );
}
