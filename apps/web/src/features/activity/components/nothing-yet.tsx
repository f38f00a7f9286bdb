import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';

/** An account in which nothing has moved, and where its first movement comes from. */
export function NothingYet(): ReactNode {
  const t = useText();
  const { role } = useCurrentUser();
  const action =
    role === 'investor' ? (
      <ButtonLink {...pageLink('balance', { action: 'topup' })}>{t('addCash')}</ButtonLink>
    ) : (
      <ButtonLink {...pageLink('bo_notes')}>{t('myNotes')}</ButtonLink>
    );
  return <EmptyState title={t('none')} action={action} />;
}
