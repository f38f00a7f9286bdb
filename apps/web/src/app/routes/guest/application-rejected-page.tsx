import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataExport } from '../../../features/account-settings/components/data-export.tsx';
import { LogOutButton } from '../../../features/identity/components/log-out-button.tsx';
import { ApplicationRejected } from '../../../features/onboarding/components/application-rejected.tsx';
import { MessagesLink } from '../../layouts/messages-link.tsx';

export default function ApplicationRejectedPage(): ReactNode {
  return (
    <ApplicationRejected
      exported={<DataExport />}
      action={
        <Group gap="sm">
          <MessagesLink />
          <LogOutButton />
        </Group>
      }
    />
  );
}
