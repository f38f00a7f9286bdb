import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { OperatorLogin } from '../../../features/operator/console/components/operator-login.tsx';

export default function OperatorLoginPage(): ReactNode {
  const router = useRouter();
  return (
    <OperatorLogin onComplete={() => void router.navigate({ to: operatorRouteTable.operator_home.path })} />
  );
}
