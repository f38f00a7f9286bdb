import type { ReactNode } from 'react';
import { PermissionsPage } from '../../../features/operator/permissions/components/permissions-page.tsx';

export default function OperatorPermissionsPage(): ReactNode {
  return <PermissionsPage />;
}
