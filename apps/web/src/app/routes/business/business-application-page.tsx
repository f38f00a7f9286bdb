import '../../../config/full.css';
import type { ReactNode } from 'react';
import { LogOutButton } from '../../../features/identity/components/log-out-button.tsx';
import { SessionExpiry } from '../../../features/identity/components/session-expiry.tsx';
import { CompanyApplication } from '../../../features/onboarding-company/components/company-application.tsx';

export default function BusinessApplicationPage(): ReactNode {
  return (
    <>
      <SessionExpiry />
      <CompanyApplication action={<LogOutButton />} />
    </>
  );
}
