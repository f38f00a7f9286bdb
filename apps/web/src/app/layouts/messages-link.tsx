import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { pageLink } from '../../config/page-link.ts';
import { useText } from '../text.ts';

/** Leads to the messages from pages without a menu. */
export function MessagesLink(): ReactNode {
  const t = useText();
  return (
    <ButtonLink variant="default" {...pageLink('messages')}>
      {t('titles.messages')}
    </ButtonLink>
  );
}
