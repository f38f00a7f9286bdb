import '../../../config/full.css';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LogOutButton } from '../../../features/identity/components/log-out-button.tsx';
import { TwoFactorSignIn } from '../../../features/two-factor/components/two-factor-sign-in.tsx';

/** The second factor after the right password. */
export default function TwoFactorPage(): ReactNode {
  const { next } = useSearch({ strict: false });
  return <TwoFactorSignIn next={next} logOut={<LogOutButton />} />;
}
