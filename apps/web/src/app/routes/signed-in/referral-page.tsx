import type { ReactNode } from 'react';
import { Referrals } from '../../../features/referrals/components/referrals.tsx';

export default function ReferralPage(): ReactNode {
  return <Referrals />;
}
