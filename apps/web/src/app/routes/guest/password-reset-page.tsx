import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NewPasswordForm } from '../../../features/security/components/new-password-form.tsx';
import { ResetRequest } from '../../../features/security/components/reset-request.tsx';

/** Without a token the address is requested; with one a new password is chosen. */
export default function PasswordResetPage(): ReactNode {
  const { token } = useParams({ strict: false });
  return token === undefined ? <ResetRequest /> : <NewPasswordForm key={token} token={token} />;
}
