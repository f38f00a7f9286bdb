import type { ReactNode } from 'react';
import { TwoFactorNotice } from '../../../features/identity/components/two-factor-notice.tsx';

export default function TwoFactorPage(): ReactNode {
  return <TwoFactorNotice />;
}
