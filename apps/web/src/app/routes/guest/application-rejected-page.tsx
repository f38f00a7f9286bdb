import type { ReactNode } from 'react';
import { DataExport } from '../../../features/account-settings/components/data-export.tsx';
import { LogOutButton } from '../../../features/identity/components/log-out-button.tsx';
import { ApplicationRejected } from '../../../features/onboarding/components/application-rejected.tsx';

export default function ApplicationRejectedPage(): ReactNode {
  return <ApplicationRejected exported={<DataExport />} action={<LogOutButton />} />;
}
