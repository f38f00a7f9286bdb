import type { ReactNode } from 'react';
import { NoticePage } from '../../../components/notice-page.tsx';
import { useText } from '../text.ts';
import { LogOutButton } from './log-out-button.tsx';

/** Where the code will be asked for; until then it only lets the person out. */
export function TwoFactorNotice(): ReactNode {
  const t = useText();
  return (
    <NoticePage title={t('twoFactor.title')} action={<LogOutButton />}>
      <p>{t('twoFactor.body')}</p>
    </NoticePage>
  );
}
