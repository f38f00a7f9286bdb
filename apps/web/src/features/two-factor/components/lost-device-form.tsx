import type { ReactNode } from 'react';
import { MailRequest } from '../../../shared/mail-request/mail-request.tsx';
import { requestReset } from '../api/two-factor.ts';
import { useText } from '../text.ts';

/** Prompts for the address for a reset of the second factor. */
export function LostDeviceForm(): ReactNode {
  const t = useText();
  return (
    <MailRequest
      title={t('lost.title')}
      body={t('lost.body')}
      send={requestReset}
      sent={(email) => t('lost.sent', { email })}
    />
  );
}
