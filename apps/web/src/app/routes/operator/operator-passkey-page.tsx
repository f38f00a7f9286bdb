import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { PasskeyDemand } from '../../../features/operator/accounts/components/passkey-demand.tsx';
import { useOperatorLogOut } from '../../../features/operator/console/lib/use-operator-log-out.ts';
import { useText } from '../../../features/operator/shared/text.ts';

/** Where an operator is led of whom a passkey is demanded. */
export default function OperatorPasskeyPage(): ReactNode {
  const t = useText();
  const router = useRouter();
  const logOut = useOperatorLogOut();
  return (
    <PasskeyDemand
      onComplete={() => void router.navigate({ to: operatorRouteTable.operator_home.path })}
      logOut={
        <Button variant="default" fullWidth onClick={() => void logOut()}>
          {t('console.logOut')}
        </Button>
      }
    />
  );
}
