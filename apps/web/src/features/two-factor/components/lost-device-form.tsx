import type { ReactNode } from 'react';
import { MailRequest } from '../../../shared/mail-request/mail-request.tsx';
import { requestReset } from '../api/two-factor.ts';
import { useText } from '../text.ts';

/** Asks for the address of who lost the second factor. */
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
