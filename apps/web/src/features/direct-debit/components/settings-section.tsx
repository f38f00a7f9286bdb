import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import classes from './direct-debit.module.css';

/** The way to direct debit from a business owner's settings, which the menu has only while one is active (NAV-22). */
export function DirectDebitSection(): ReactNode {
  const t = useText();
  const { check_issuer_has_active_mandate: active, has_mandate: any } = useCurrentUser();
  const status = any ? 'pending' : 'none';
  return (
    <SectionCard
      title={t('settings.title')}
      subtitle={t('settings.subtitle')}
      action={
        <ButtonLink variant="default" {...pageLink('direct_debit')}>
          {any ? t('settings.open') : t('settings.setUp')}
        </ButtonLink>
      }
    >
      <p className={classes.text}>{t(`settings.${active ? 'active' : status}`)}</p>
    </SectionCard>
  );
}
