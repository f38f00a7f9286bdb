import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LostDeviceForm } from '../../../features/two-factor/components/lost-device-form.tsx';
import { ResetForm } from '../../../features/two-factor/components/reset-form.tsx';

/** Without a token the address is requested; with one the reset is confirmed with the password. */
export default function TwoFactorResetPage(): ReactNode {
  const { token } = useParams({ strict: false });
  return token === undefined ? <LostDeviceForm /> : <ResetForm key={token} token={token} />;
}
