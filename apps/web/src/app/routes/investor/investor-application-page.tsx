import '../../../config/full.css';
import type { ReactNode } from 'react';
import { LogOutButton } from '../../../features/identity/components/log-out-button.tsx';
import { SessionExpiry } from '../../../features/identity/components/session-expiry.tsx';
import { InvestorApplication } from '../../../features/onboarding-investor/components/investor-application.tsx';

export default function InvestorApplicationPage(): ReactNode {
  return (
    <>
      <SessionExpiry />
      <InvestorApplication action={<LogOutButton />} />
    </>
  );
}
