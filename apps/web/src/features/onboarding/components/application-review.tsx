import type { ReactNode } from 'react';
import { NoticePage } from '../../../components/notice-page.tsx';
import { useCurrentUser } from '../../../lib/session/current-user.ts';
import { useText } from '../text.ts';

/** Where a business owner waits for the decision (spec §4). */
export function ApplicationReview({ action }: { readonly action: ReactNode }): ReactNode {
  const t = useText();
  const { first_name: name } = useCurrentUser();
  return (
    <NoticePage title={t('review.title')} action={action}>
      <p>{t('review.body', { name })}</p>
      <p>{t('review.next')}</p>
    </NoticePage>
  );
}
