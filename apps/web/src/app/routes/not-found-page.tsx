import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { NoticePage } from '../../components/notice-page.tsx';
import { pageLink } from '../../config/page-link.ts';
import { useText } from '../text.ts';

/** The catch-all page (NAV-19). */
export default function NotFoundPage(): ReactNode {
  const t = useText();
  return (
    <NoticePage
      title={t('titles.not_found')}
      action={<ButtonLink {...pageLink('home')}>{t('notFound.action')}</ButtonLink>}
    >
      <p>{t('notFound.body')}</p>
    </NoticePage>
  );
}
