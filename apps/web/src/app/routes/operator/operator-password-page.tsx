import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { OperatorNewPassword } from '../../../features/operator/console/components/operator-new-password.tsx';

export default function OperatorPasswordPage(): ReactNode {
  const router = useRouter();
  const { token = '' } = useParams({ strict: false });
  return (
    <OperatorNewPassword
      key={token}
      token={token}
      onComplete={() => void router.navigate({ to: operatorRouteTable.operator_login.path })}
    />
  );
}
