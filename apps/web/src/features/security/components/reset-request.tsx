import type { ReactNode } from 'react';
import { MailRequest } from '../../../shared/mail-request/mail-request.tsx';
import { requestReset } from '../api/passwords.ts';
import { useText } from '../text.ts';

/** Prompts for the address for a password reset. */
export function ResetRequest(): ReactNode {
  const t = useText();
  return (
    <MailRequest
      title={t('request.title')}
      body={t('request.body')}
      send={requestReset}
      sent={(email) => t('request.sent', { email })}
    />
  );
}
