import type { ReactNode } from 'react';
import { currentYear } from '../../components/date-text.tsx';
import { PlainLink } from '../../components/text-link.tsx';
import { pageLink } from '../../config/page-link.ts';
import { useText } from '../text.ts';
import classes from './page-footer.module.css';

/** The four entries of the footer and the year (NAV-8). */
export function PageFooter(): ReactNode {
  const t = useText();
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('footer.label')} className={classes.links}>
        <PlainLink {...pageLink('about')}>{t('footer.about')}</PlainLink>
        <PlainLink {...pageLink('tnc')}>{t('footer.terms')}</PlainLink>
        <PlainLink {...pageLink('privacy')}>{t('footer.privacy')}</PlainLink>
        <PlainLink {...pageLink('risk')}>{t('footer.risk')}</PlainLink>
      </nav>
      <span>{t('footer.copyright', { year: currentYear() })}</span>
    </footer>
  );
}
